import { memo } from "react";
import { type Colour, INK, PAINT, STAR } from "../../art/colours.ts";
import { FILL } from "../../art/defs.tsx";
import type { Behind } from "../board/lanes.ts";
import { ShipNumber, Stack } from "./ship.tsx";
import "./planet.css";

export type PlanetState = "rest" | "lit" | "soft" | "chosen" | "dim";

/** The radius the patterns are made for. */
const PATTERN_RADIUS = 40;
/** How the pattern of every planet of a system is turned, so that they are not five equal balls. */
const TILTS: readonly number[] = [0, -12, 22, 64, -18, 40, -50];
const RINGED = 4;
const RING_REACH = 1.42;
const RING_TURN = "rotate(-16)";

interface PlanetProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: Colour;
  /** 1 to 5 in its system, 6 for one that is created in play. */
  readonly index: number;
  readonly state?: PlanetState;
  readonly label?: string;
  /** Where guests lie; the label stands elsewhere. */
  readonly behind?: Behind;
  /** A home planet its owner has no ships on any more. */
  readonly stripped?: boolean;
  /** Ships are only a number. */
  readonly isFlat?: boolean;
  /** In its corner: may be chosen, has been chosen. */
  readonly sign?: "plus" | "tick" | undefined;
}

export const Planet = memo(function Planet({
  x,
  y,
  r,
  colour,
  index,
  state = "rest",
  label,
  behind = "down",
  stripped = false,
  isFlat = false,
  sign,
}: PlanetProps) {
  const glows = state === "lit" || state === "chosen";
  return (
    <g transform={`translate(${x} ${y})`} opacity={state === "dim" ? 0.45 : undefined}>
      {glows && <circle r={r * 1.62} fill={FILL.glow} />}
      {index === RINGED && <HalfRing r={r} colour={colour} half="behind" />}
      <Globe r={r} colour={colour} tilt={TILTS[index] ?? 0} faint={stripped} />
      {index === RINGED && <HalfRing r={r} colour={colour} half="before" />}
      {glows && <Brackets r={r + 7} />}
      {state === "soft" && <circle r={r + 5} fill="none" stroke={STAR} strokeOpacity={0.62} strokeWidth={1.5} />}
      {stripped && !isFlat && <Stack x={-0.2 * r} y={0.3 * r} colour={colour} n={0} width={1.12 * r} ghost />}
      {stripped && isFlat && <ShipNumber x={0} y={0} colour={colour} n={0} scale={r / 18} />}
      {sign !== undefined && <CornerSign at={0.78 * r} sign={sign} />}
      {label !== undefined && (
        <Ordinal r={r} label={label} behind={behind} beyond={index === RINGED ? RING_REACH * r : r + 2} />
      )}
    </g>
  );
});

function Globe({ r, colour, tilt, faint }: { r: number; colour: Colour; tilt: number; faint: boolean }) {
  return (
    <>
      <circle r={r} fill={FILL.planet(colour)} data-body="planet" />
      <g transform={`rotate(${tilt}) scale(${r / PATTERN_RADIUS})`} opacity={faint ? 0.5 : undefined}>
        <circle r={PATTERN_RADIUS} fill={FILL.pattern(colour)} />
      </g>
      <circle r={r} fill={FILL.shade} />
      {faint && <circle r={r} fill={INK} fillOpacity={0.4} />}
      <circle r={r} fill="none" stroke={PAINT[colour].light} strokeOpacity={0.65} strokeWidth={1.2} />
    </>
  );
}

function HalfRing({ r, colour, half }: { r: number; colour: Colour; half: "behind" | "before" }) {
  const reach = RING_REACH * r;
  const sweep = half === "behind" ? 1 : 0;
  return (
    <path
      d={`M${-reach} 0A${reach} ${0.34 * r} 0 0 ${sweep} ${reach} 0`}
      transform={RING_TURN}
      fill="none"
      stroke={PAINT[colour].light}
      strokeOpacity={half === "behind" ? 0.55 : 1}
      strokeWidth={(3 * r) / PATTERN_RADIUS}
    />
  );
}

const ARC_STARTS = [20, 110, 200, 290];
const ARC_LENGTH = 50;

/** The one sign of "you may choose this": four bright arcs around a thing. */
export function Brackets({ r }: { readonly r: number }) {
  const arcs = ARC_STARTS.map((start) => `M${onCircle(r, start)}A${r} ${r} 0 0 1 ${onCircle(r, start + ARC_LENGTH)}`);
  return (
    <g fill="none" stroke={STAR}>
      <circle r={r} strokeOpacity={0.38} strokeWidth={1.2} />
      <path d={arcs.join("")} strokeWidth={3} strokeLinecap="round" />
    </g>
  );
}

function onCircle(r: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
}

function CornerSign({ at, sign }: { at: number; sign: "plus" | "tick" }) {
  const chosen = sign === "tick";
  return (
    <g transform={`translate(${at} ${-at})`} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <circle r={11} fill={chosen ? STAR : INK} stroke={chosen ? INK : STAR} strokeWidth={2} />
      {chosen ? (
        <path d="M-4.5 .5L-1.5 3.5 4.5-3" stroke={INK} strokeWidth={2.3} />
      ) : (
        <path d="M-4.5 0h9M0-4.5v9" stroke={STAR} strokeWidth={2.2} />
      )}
    </g>
  );
}

interface OrdinalProps {
  readonly r: number;
  readonly label: string;
  readonly behind: Behind;
  /** How far the planet and its ring reach to the sides. */
  readonly beyond: number;
}

/** Below a planet of the upper rows, beside all others. */
function Ordinal({ r, label, behind, beyond }: OrdinalProps) {
  const x = { up: 0, down: -beyond - 9, left: beyond + 10, right: -beyond - 10 }[behind];
  return (
    <text className="planet-ordinal" x={x} y={behind === "up" ? r + 13 : 4}>
      {label}
    </text>
  );
}
