/** Finds what a step speaks of on the table, darkens the rest, and says where the note stands. */
import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import { type Box, nibOf, placeNote } from "./placing.ts";

export interface Lit {
  /** The boxes of what is spoken of; none if it is not on the screen. */
  readonly targets: readonly Box[];
  /** The prompt, while something is asked. */
  readonly prompt: Box | undefined;
  readonly note: Box | undefined;
}

const NOTHING: Lit = { targets: [], prompt: undefined, note: undefined };
const LOOK_MS = 120;
/** How bad it is to cover a pixel of each. */
const WEIGHTS = { target: 60, prompt: 30, answer: 8, hand: 6 };
const PROMPT = ".prompt.asked";
const HAND = '[data-spot="hand"], .race-hand, .tray';
const ANSWERS = "[data-thing], [data-answer]";

/** Follows the things that fit the selector, as the table moves. */
export function useSpotlight(
  selector: string | undefined,
  isAsking: boolean,
  note: RefObject<HTMLElement | null>,
  isDocked: boolean,
): Lit {
  const [lit, setLit] = useState(NOTHING);
  useEffect(() => {
    const look = () => {
      const now = lookFor(selector, isAsking, note.current, isDocked);
      setLit((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [selector, isAsking, note, isDocked]);
  return lit;
}

function lookFor(selector: string | undefined, isAsking: boolean, note: HTMLElement | null, isDocked: boolean): Lit {
  const targets = selector === undefined ? [] : boxesOf(selector);
  const prompt = isAsking ? boxesOf(PROMPT)[0] : undefined;
  // A note with a place of its own points with the ring alone.
  if (note === null || isDocked) return { targets, prompt, note: undefined };
  const all = together(targets);
  const weighed = (boxes: readonly Box[], weight: number) => boxes.map((box) => ({ box, weight }));
  const size = { width: note.offsetWidth, height: note.offsetHeight };
  const { x, y } = placeNote({
    room: { left: 0, top: 44, right: innerWidth, bottom: innerHeight },
    note: size,
    target: all,
    keepFree: [
      ...weighed(targets, WEIGHTS.target),
      ...weighed(prompt === undefined ? [] : [prompt], WEIGHTS.prompt),
      ...weighed(isAsking ? boxesOf(ANSWERS) : [], WEIGHTS.answer),
      ...weighed(boxesOf(HAND), WEIGHTS.hand),
    ],
  });
  return { targets, prompt, note: { left: x, top: y, right: x + size.width, bottom: y + size.height } };
}

/** What is drawn of a thing inside the window. */
function boxesOf(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.closest("dialog") === null && element.closest(".coach") === null)
    .map(boxOf)
    .filter((box) => box.right > box.left && box.bottom > box.top && box.right > 0 && box.left < innerWidth);
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
}

function together(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const MARGIN = 7;

/** The table but for what matters is darkened, unless it is to stay light; taps go through. */
export function Spotlight({
  lit: { targets, prompt, note },
  isLight = false,
}: {
  readonly lit: Lit;
  readonly isLight?: boolean;
}): ReactNode {
  const id = useId();
  const all = together(targets);
  const nib = note === undefined || all === undefined ? undefined : nibOf(note, grown(all));
  const holes = [...targets.map(grown), ...(prompt === undefined ? [] : [prompt])];
  return (
    <svg className="spotlight" width="100%" height="100%" aria-hidden="true">
      {isLight ? null : (
        <>
          <mask id={id}>
            <rect width="100%" height="100%" fill="#fff" />
            {holes.map((box, n) => (
              <rect key={n} {...rectOf(box)} rx={10} fill="#000" />
            ))}
          </mask>
          <rect className="spotlight-dark" width="100%" height="100%" mask={`url(#${id})`} />
        </>
      )}
      {targets.map((box, n) => (
        <rect key={n} className="spotlight-ring" {...rectOf(grown(box))} rx={10} />
      ))}
      {nib === undefined ? null : (
        <>
          <line className="spotlight-nib" x1={nib[0]} y1={nib[1]} x2={nib[2]} y2={nib[3]} />
          <circle className="spotlight-dot" cx={nib[2]} cy={nib[3]} r={4} />
        </>
      )}
    </svg>
  );
}

function grown({ left, top, right, bottom }: Box): Box {
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}

function rectOf({ left, top, right, bottom }: Box) {
  return { x: left, y: top, width: right - left, height: bottom - top };
}
