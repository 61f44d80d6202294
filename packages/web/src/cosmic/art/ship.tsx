import { memo } from "react";
import { type Colour, INK, NIGHT, PAINT, STAR } from "../../art/colours.ts";
import { FILL } from "../../art/defs.tsx";
import { Glyphs } from "../../art/glyphs.tsx";
import { Shape } from "../../art/shapes.tsx";
import { domeOf, type Mark } from "./pennant.tsx";

/** The width a saucer is drawn in. */
const DRAWN_WIDTH = 48;
const OUTLINE = "#060A16";
const HULL = "M-23 1C-16-6 16-6 23 1C17 10-17 10-23 1Z";
const DOME = "M-12-2.5C-12-16 12-16 12-2.5C6 1-6 1-12-2.5Z";
const KEEL = "M-17 3.5C-9 7.5 9 7.5 17 3.5";

interface SaucerProps {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly colour: Colour;
  readonly dome?: boolean;
  /** A ship that is about to come, or one that is missing. */
  readonly ghost?: boolean;
  /** It is a special ship, or one is below it. */
  readonly mark?: Mark | undefined;
}

export function Saucer({ x = 0, y = 0, width, colour, dome = true, ghost = false, mark }: SaucerProps) {
  const { light, shape } = PAINT[colour];
  const solid = { stroke: OUTLINE, strokeWidth: 2 };
  const dashed = { fill: NIGHT, fillOpacity: 0.75, stroke: light, strokeWidth: 2.2, strokeDasharray: "4 3" };
  return (
    <g transform={`translate(${x} ${y}) scale(${width / DRAWN_WIDTH})`}>
      <path d={HULL} {...(ghost ? dashed : { fill: FILL.hull(colour), ...solid })} />
      {dome && (
        <>
          <path d={DOME} {...(ghost ? dashed : { fill: light, ...solid, ...(mark && domeOf(mark)) })} />
          <Shape kind={shape} y={-6.6} r={4.6} fill={ghost || mark === "spent" ? light : INK} />
        </>
      )}
      {!ghost && (
        <path d={KEEL} fill="none" stroke={OUTLINE} strokeOpacity={0.45} strokeWidth={1.6} strokeLinecap="round" />
      )}
    </g>
  );
}

const MOST_HULLS = 4;
const HULL_STEP = 0.165;

interface StackProps {
  /** The middle of the lowest hull. */
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  readonly n: number;
  readonly width?: number;
  readonly ghost?: boolean;
  /** Its number is the player's own choice now. */
  readonly lit?: boolean;
  /** Stands before and behind the number: `+`, `×4`. */
  readonly pre?: string;
  readonly mult?: string;
  /** A special ship is among them. */
  readonly mark?: Mark | undefined;
}

/** Ships of one player in one place: up to four hulls, and always their number. None is a dashed hull with 0. */
export const Stack = memo(function Stack({
  x,
  y,
  colour,
  n,
  width = 44,
  ghost = false,
  lit = false,
  pre = "",
  mult = "",
  mark,
}: StackProps) {
  const hulls = Math.max(1, Math.min(n, MOST_HULLS));
  const dashed = ghost || n === 0;
  return (
    <g transform={`translate(${x} ${y})`} data-body="ships">
      {Array.from({ length: hulls }, (_, i) => i).map((i) => (
        <Saucer
          key={i}
          y={-i * width * HULL_STEP}
          width={width}
          colour={colour}
          dome={i === hulls - 1}
          ghost={dashed}
          mark={mark}
        />
      ))}
      <Badge text={`${pre}${n}${mult}`} width={width} colour={colour} dashed={dashed} lit={lit} />
    </g>
  );
});

/** Numbers stay readable on small boards. */
const LOWEST_BADGE = 15.5;

interface BadgeProps {
  readonly text: string;
  /** Of the ships. */
  readonly width: number;
  readonly colour: Colour;
  readonly dashed: boolean;
  readonly lit: boolean;
}

function Badge({ text, width, colour, dashed, lit }: BadgeProps) {
  const height = Math.max(0.46 * width, LOWEST_BADGE);
  const across = Math.max(width * (0.3 + 0.25 * text.length), height * (0.5 + 0.55 * text.length));
  const left = 0.38 * width;
  const top = -0.35 * height;
  return (
    <g data-body="number">
      <rect
        x={left}
        y={top}
        width={across}
        height={height}
        rx={0.34 * height}
        fill={lit ? STAR : INK}
        stroke={lit ? STAR : PAINT[colour].light}
        strokeWidth={1.4}
        strokeDasharray={dashed ? "4 3" : undefined}
      />
      <Glyphs
        text={text}
        x={left + across / 2}
        y={top + height / 2}
        height={0.6 * height}
        fill={lit ? INK : "#FFFFFF"}
        strokeWidth={4.4}
      />
    </g>
  );
}

interface ShipNumberProps {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  readonly n: number;
  readonly scale: number;
  readonly lit?: boolean;
  /** A special ship is among them. */
  readonly mark?: Mark | undefined;
}

/** Ships of a planet's owner where there is no room for hulls: the player's shape and a number, on the planet. */
export const ShipNumber = memo(function ShipNumber({ x, y, colour, n, scale, lit = false, mark }: ShipNumberProps) {
  const text = String(n);
  const fill = lit ? STAR : n === 0 ? PAINT[colour].light : "#FFFFFF";
  const left = -4 - text.length * 3.5;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-body="number">
      <Shape kind={PAINT[colour].shape} x={left} y={0.3} r={4.4} fill={fill} stroke={OUTLINE} strokeWidth={0.8} />
      {mark === undefined ? null : (
        <path
          d={`M${left - 5} -4.5C${left - 5} -11 ${left + 5} -11 ${left + 5} -4.5Z`}
          strokeWidth={1}
          {...domeOf(mark)}
        />
      )}
      <Glyphs text={text} x={left + 8 + text.length * 3.8} y={0} height={13} fill={OUTLINE} strokeWidth={8} />
      <Glyphs text={text} x={left + 8 + text.length * 3.8} y={0} height={13} fill={fill} strokeWidth={4.4} />
    </g>
  );
});

/** A ship in a line of text. */
export const ShipIcon = memo(function ShipIcon({
  colour,
  size = 26,
}: {
  readonly colour: Colour;
  readonly size?: number;
}) {
  return (
    <svg className="ship-icon" viewBox="-25 -17 50 27" width={size} height={size * 0.54} aria-hidden="true">
      <Saucer width={DRAWN_WIDTH} colour={colour} />
    </svg>
  );
});
