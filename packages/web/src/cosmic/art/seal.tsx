import { alienOf } from "@hypergate/cosmic/client";
import { memo } from "react";
import { type Colour, INK, PAINT } from "../../art/colours.ts";
import { useCameWords } from "../../words/words.ts";
import { emblem } from "./emblem.tsx";
import "../aliens.ts";

export type SealState = "ready" | "zapped" | "lost" | "hidden";

/** The box an emblem is drawn in; what breaks the seal may reach a little beyond it. */
const BOX = 64;
const MIDDLE = BOX / 2;
const RADIUS = 29;
const RIM = 2.4;
const ZAP = "#9FE8F2";

const SPIRAL = "M32 14a18 18 0 1 0 18 18M32 22a10 10 0 1 0 10 10";
const QUESTION = "M23 25a9.5 9.5 0 1 1 14 8.4C33.5 35.5 32 37.5 32 41M32 49.5v.1";
const BOLT = "M40 4L22 34h10l-6 26 18-32H33Z";

interface Face {
  /** Id of the alien; one that is not known shows a hidden sheet. */
  readonly alien: string;
  /** Of its owner, or any two. */
  readonly colour: Colour | { readonly light: string; readonly dark: string };
  readonly state?: SealState;
}

interface SealProps extends Face {
  readonly size: number;
  /** What it is called where no text beside it says so. */
  readonly title?: string;
}

/** An alien's emblem on its owner's seal. */
export function Seal({ alien, colour, size, state = "ready", title }: SealProps) {
  return (
    <svg
      className="seal"
      viewBox="-3 -5 70 72"
      width={size}
      height={size}
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <Drawing alien={alien} colour={colour} state={state} />
    </svg>
  );
}

interface SealGProps extends Face {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The same inside an svg. */
export function SealG({ alien, colour, x, y, size, state = "ready" }: SealGProps) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / BOX})`}>
      <Drawing alien={alien} colour={colour} state={state} />
    </g>
  );
}

/** Drawn again only when it changes, or when the emblem has come. */
const Drawing = memo(function Drawing({ alien, colour, state }: Required<Face>) {
  useCameWords();
  const { light, dark } = typeof colour === "string" ? PAINT[colour] : colour;
  const shapes = state === "hidden" ? undefined : alienOf(alien)?.emblem;
  const disc = <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} fill={dark} stroke={light} strokeWidth={RIM} />;
  if (shapes === undefined)
    return (
      <>
        {disc}
        <Line d={QUESTION} stroke={light} strokeWidth={4.5} />
      </>
    );
  if (state === "lost")
    return (
      <g opacity={0.7}>
        {disc}
        <Line d={SPIRAL} stroke={light} strokeWidth={3} />
      </g>
    );
  return (
    <>
      {disc}
      {emblem(shapes, light)}
      {state === "zapped" && <Zapped />}
    </>
  );
});

function Line(props: { d: string; stroke: string; strokeWidth: number }) {
  return <path {...props} fill="none" strokeLinecap="round" />;
}

function Zapped() {
  const disc = { cx: MIDDLE, cy: MIDDLE, r: RADIUS };
  return (
    <>
      <circle {...disc} fill={INK} fillOpacity={0.62} />
      <circle {...disc} fill="none" stroke={ZAP} strokeWidth={RIM} strokeDasharray="6 5" />
      <path d={BOLT} fill={ZAP} stroke={INK} strokeWidth={2.5} strokeLinejoin="round" />
    </>
  );
}
