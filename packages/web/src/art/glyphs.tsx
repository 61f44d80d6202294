/** Numbers and the wordmark in one-stroke characters of our own: they look the same on every machine. */
import { IVORY } from "./colours.ts";

/** Every character in a box of 20 by 30. */
const STROKES: Readonly<Record<string, string>> = {
  "0": "M10 2a8 8 0 0 1 8 8v10a8 8 0 0 1-16 0V10a8 8 0 0 1 8-8Z",
  "1": "M4 7.5L11 2v26",
  "2": "M2.5 9.5a7.5 7.5 0 0 1 15 0c0 4-2.5 6.2-6 9.5L2.5 28h15.5",
  "3": "M3 2h13.5L9 12c5 0 9 3 9 8s-3.5 8-8 8c-4 0-6.5-1.8-8-5",
  "4": "M13.5 28V2L2 20.5h16.5",
  "5": "M16.5 2H5L3.5 13.3C5.5 11.7 7.5 11 10 11c4.8 0 8 3.4 8 8.5S14.5 28 10 28c-4 0-6.4-1.8-8-4.6",
  "6": "M13 2L3.6 15.4M10 12a8 8 0 1 0 .01 0",
  "7": "M2 2h16L7.5 28",
  "8": "M10 2a6 6 0 0 1 0 12a6 6 0 0 1 0-12ZM10 14a7 7 0 0 1 0 14a7 7 0 0 1 0-14Z",
  "9": "M7 28l9.4-13.4M10 18a8 8 0 1 1 .01 0",
  "+": "M10 8v15M2.5 15.5h15",
  "-": "M3 15.5h14",
  "−": "M3 15.5h14",
  "×": "M4 9.5l12 12M16 9.5L4 21.5",
  "=": "M3 11.5h14M3 19.5h14",
  "?": "M3 9a7 7 0 1 1 10.5 6C11 16.5 10 18 10 20.5M10 27.5v.5",
  ":": "M5 10v.5M5 21v.5",
  "/": "M16 2L4 28",
  A: "M2 28L10 2l8 26M5 19.5h10",
  E: "M16 2H3v26h13M3 15h10",
  G: "M17.5 8A8 8 0 0 0 2 10v10a8 8 0 0 0 16 0v-4h-7",
  H: "M3 2v26M17 2v26M3 15h14",
  N: "M3 28V2l14 26V2",
  P: "M3 28V2h8a7 7 0 0 1 0 14H3",
  R: "M3 28V2h8a7 7 0 0 1 0 14H3M10 16l7.5 12",
  T: "M2 2h16M10 2v26",
  X: "M3 2l14 26M17 2L3 28",
  Y: "M2 2l8 13v13M18 2l-8 13",
};

const BOX_HEIGHT = 30;
const GAP = 4.5;
const ADVANCE = 24.5;
/** Narrow characters. */
const ADVANCES: Readonly<Record<string, number>> = { "1": 18, ":": 14.5 };

function advanceOf(character: string): number {
  return ADVANCES[character] ?? ADVANCE;
}

function widthOf(text: string, track: number): number {
  const advances = [...text].map((character) => advanceOf(character) + track);
  return advances.reduce((sum, advance) => sum + advance, 0) - GAP - track;
}

/** Where the characters of a text begin. */
function starts(text: string, track: number, from: number): number[] {
  let x = from;
  return [...text].map((character) => {
    const start = x;
    x += advanceOf(character) + track;
    return start;
  });
}

type Anchor = "start" | "middle" | "end";
const SHIFT: Readonly<Record<Anchor, number>> = { start: 0, middle: -0.5, end: -1 };

interface GlyphsProps {
  readonly text: string | number;
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
  readonly height: number;
  readonly fill?: string;
  /** In units of the box of a character, which is 30 high. */
  readonly strokeWidth?: number;
  readonly anchor?: Anchor;
  /** Extra space between characters, in the same units. */
  readonly track?: number;
}

/** A line of characters inside an svg. */
export function Glyphs({
  text,
  x,
  y,
  height,
  fill = IVORY,
  strokeWidth = 4,
  anchor = "middle",
  track = 0,
}: GlyphsProps) {
  const line = String(text);
  const places = starts(line, track, SHIFT[anchor] * widthOf(line, track));
  return (
    <g
      transform={`translate(${x} ${y - height / 2}) scale(${height / BOX_HEIGHT})`}
      fill="none"
      stroke={fill}
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {[...line].map((character, i) => (
        <path key={places[i]} d={STROKES[character]} transform={`translate(${places[i]} 0)`} />
      ))}
    </g>
  );
}

interface NumProps {
  readonly text: string | number;
  readonly height: number;
  readonly strokeWidth?: number;
}

/** A number in a line of text, in the colour of the text. */
export function Num({ text, height, strokeWidth = 4 }: NumProps) {
  const width = widthOf(String(text), 0);
  return (
    <svg
      className="num"
      viewBox={`-2.5 -2.5 ${width + 5} ${BOX_HEIGHT + 5}`}
      width={(height * (width + 5)) / (BOX_HEIGHT + 5)}
      height={height}
      role="img"
      aria-label={String(text)}
    >
      <Glyphs
        text={text}
        x={0}
        y={BOX_HEIGHT / 2}
        height={BOX_HEIGHT}
        fill="currentColor"
        strokeWidth={strokeWidth}
        anchor="start"
      />
    </svg>
  );
}

const WORD = "HYPERGATE";
const WORD_TRACK = 9;
const WORD_MARGIN = 3;

interface WordmarkProps {
  readonly height: number;
  readonly strokeWidth?: number;
}

/** The name of the game, in the colour of the text. */
export function Wordmark({ height, strokeWidth = 2.6 }: WordmarkProps) {
  const width = widthOf(WORD, WORD_TRACK) + 2 * WORD_MARGIN;
  const boxHeight = BOX_HEIGHT + 2 * WORD_MARGIN;
  return (
    <svg
      className="wordmark"
      viewBox={`${-WORD_MARGIN} ${-WORD_MARGIN} ${width} ${boxHeight}`}
      width={(height * width) / boxHeight}
      height={height}
      role="img"
      aria-label="Hypergate"
    >
      <Glyphs
        text={WORD}
        x={0}
        y={BOX_HEIGHT / 2}
        height={BOX_HEIGHT}
        fill="currentColor"
        strokeWidth={strokeWidth}
        anchor="start"
        track={WORD_TRACK}
      />
    </svg>
  );
}

/** The sign of the game, a gate with something leaving through it. */
export function Mark({ height }: { readonly height: number }) {
  return (
    <svg viewBox="0 0 48 48" width={height} height={height} aria-hidden="true">
      <g fill="none" stroke={IVORY} strokeLinecap="round" strokeLinejoin="round">
        <circle cx={24} cy={24} r={20} strokeWidth={2.5} strokeDasharray="92 34" transform="rotate(-38 24 24)" />
        <circle cx={24} cy={24} r={12.5} strokeWidth={1.5} strokeOpacity={0.45} />
        <path d="M14 34L37 11M37 11l-9 1.5M37 11l-1.5 9" strokeWidth={2.5} />
      </g>
    </svg>
  );
}
