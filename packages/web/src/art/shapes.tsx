import { memo, type SVGProps } from "react";
import { type Colour, PAINT, type ShapeKind } from "./colours.ts";

type Point = readonly [x: number, y: number];
type PolygonKind = Exclude<ShapeKind, "circle">;

const STAR_TIPS = 5;
const STAR_OUTER = 1.12;
const STAR_INNER = 0.48;

/** Corners of every shape with corners, round (0, 0), of about radius 1. They are sized to look equally large. */
const CORNERS: Readonly<Record<PolygonKind, readonly Point[]>> = {
  triangle: [
    [0, -1],
    [0.96, 0.75],
    [-0.96, 0.75],
  ],
  diamond: [
    [0, -1.08],
    [0.86, 0],
    [0, 1.08],
    [-0.86, 0],
  ],
  star: starCorners(),
  cross: crossCorners(0.96, 0.34),
};
const CIRCLE_RADIUS = 0.86;

function starCorners(): Point[] {
  return Array.from({ length: 2 * STAR_TIPS }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / STAR_TIPS;
    const radius = i % 2 === 0 ? STAR_OUTER : STAR_INNER;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

function crossCorners(reach: number, half: number): Point[] {
  const arm: readonly Point[] = [
    [-half, -reach],
    [half, -reach],
    [half, -half],
  ];
  const quarterTurns = [0, 1, 2, 3];
  return quarterTurns.flatMap((turns) => arm.map((corner) => turned(corner, turns)));
}

function turned([x, y]: Point, quarterTurns: number): Point {
  return quarterTurns === 0 ? [x, y] : turned([-y, x], quarterTurns - 1);
}

function placed(corners: readonly Point[], x: number, y: number, r: number): string {
  return corners.map(([cx, cy]) => `${(x + cx * r).toFixed(2)},${(y + cy * r).toFixed(2)}`).join(" ");
}

interface ShapeProps extends Omit<SVGProps<SVGElement>, "kind" | "ref" | "x" | "y" | "r"> {
  readonly kind: ShapeKind;
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
}

/** The shape of a player, inside an svg. */
export function Shape({ kind, x = 0, y = 0, r, ...rest }: ShapeProps) {
  if (kind === "circle")
    return <circle cx={x} cy={y} r={r * CIRCLE_RADIUS} {...(rest as SVGProps<SVGCircleElement>)} />;
  return <polygon points={placed(CORNERS[kind], x, y, r)} {...(rest as SVGProps<SVGPolygonElement>)} />;
}

interface PipProps {
  readonly colour: Colour;
  readonly size?: number;
  /** An outline only: a place that is not taken yet. */
  readonly hollow?: boolean;
}

/** The shape of a player as a small sign of its own. */
export const Pip = memo(function Pip({ colour, size = 12, hollow = false }: PipProps) {
  const { shape, light } = PAINT[colour];
  return (
    <svg className="pip" viewBox="-6 -6 12 12" width={size} height={size} aria-hidden="true">
      {hollow ? (
        <Shape kind={shape} r={4.8} fill="none" stroke="#6D7BA6" strokeWidth={1.2} />
      ) : (
        <Shape kind={shape} r={5.2} fill={light} />
      )}
    </svg>
  );
});
