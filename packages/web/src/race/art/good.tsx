import type { Good } from "@hypergate/race/client";
import { memo } from "react";
import { INK } from "../../art/colours.ts";
import { GOOD_HUE } from "./paint.ts";

type Corner = readonly [number, number];

const GEM: readonly Corner[] = [
  [-0.62, -0.86],
  [0.62, -0.86],
  [1.02, -0.24],
  [0, 0.98],
  [-1.02, -0.24],
];
const ORE: readonly Corner[] = [
  [-0.5, -0.9],
  [0.5, -0.9],
  [1, 0],
  [0.5, 0.9],
  [-0.5, 0.9],
  [-1, 0],
];

function polygon(corners: readonly Corner[], r: number): string {
  return `M${corners.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join("L")}Z`;
}

/** The outline of a good of radius `r` round the origin: cut gem, hexagon, drop, eye. They differ without any colour. */
function outlineOf(good: Good, r: number): string {
  const at = (k: number) => (k * r).toFixed(2);
  switch (good) {
    case "novelty":
      return polygon(GEM, r);
    case "rare":
      return polygon(ORE, r);
    case "genes":
      return `M0 ${at(-1)}C${at(0.5)} ${at(-0.3)} ${at(0.8)} 0 ${at(0.8)} ${at(0.3)}A${at(0.8)} ${at(0.7)} 0 0 1 ${at(-0.8)} ${at(0.3)}C${at(-0.8)} 0 ${at(-0.5)} ${at(-0.3)} 0 ${at(-1)}Z`;
    case "alien":
      return `M${at(-1)} 0Q0 ${at(-1.3)} ${at(1)} 0Q0 ${at(1.3)} ${at(-1)} 0Z`;
  }
}

/** How much larger than a world the outline round it is, and how far its middle lies above that of the world, in radii of the world. */
const HALO: Readonly<Record<Good, readonly [size: number, up: number]>> = {
  novelty: [1.5, -0.06],
  rare: [1.42, 0],
  genes: [1.62, 0.06],
  alien: [1.95, 0],
};

/** The outline of its good round a windfall world of radius `r`. */
export function GoodHalo({ good, r }: { readonly good: Good; readonly r: number }) {
  const [size, up] = HALO[good];
  return (
    <path
      d={outlineOf(good, r * size)}
      transform={`translate(0 ${(-up * r).toFixed(2)})`}
      fill="none"
      stroke={GOOD_HUE[good].light}
      strokeWidth={4.5}
      strokeOpacity={0.92}
      strokeLinejoin="round"
    />
  );
}

interface GoodShapeProps {
  readonly good: Good;
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
  /** An outline only: a kind, not a good that lies there. */
  readonly hollow?: boolean;
}

/** A good inside an svg. */
export function GoodShape({ good, x = 0, y = 0, r, hollow = false }: GoodShapeProps) {
  const { light } = GOOD_HUE[good];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={outlineOf(good, r)}
        fill={hollow ? "none" : light}
        stroke={hollow ? light : INK}
        strokeWidth={hollow ? 1.8 : 1.2}
        strokeLinejoin="round"
      />
      {good === "alien" ? <circle r={r * 0.34} fill={hollow ? light : INK} /> : undefined}
    </g>
  );
}

interface GoodTokenProps {
  readonly good: Good;
  readonly size?: number;
  readonly hollow?: boolean;
}

/** A good as a sign in text; what it is, the text beside it says. */
export const GoodToken = memo(function GoodToken({ good, size = 16, hollow = false }: GoodTokenProps) {
  return (
    <svg className="race-good" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <GoodShape good={good} r={9} hollow={hollow} />
    </svg>
  );
});
