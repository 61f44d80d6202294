import type { Design } from "@hypergate/race/client";
import { type Blueprint, blueprintOf } from "./blueprint-plan.ts";
import { GoodShape } from "./good.tsx";
import { PLAN_INK } from "./paint.ts";
import { PARTS } from "./parts.ts";

const WIDTH = 140;
const HEIGHT = 88;
const GRID = Array.from({ length: 10 }, (_, i) => `M${i * 16 + 4} 0v${HEIGHT}M0 ${i * 16 + 4}h${WIDTH}`).join("");

const known = new Map<string, Blueprint>();

function planOf(design: Design): Blueprint {
  let plan = known.get(design.id);
  if (plan === undefined) known.set(design.id, (plan = blueprintOf(design)));
  return plan;
}

/** A development: parts of what it does, drawn on a grid. */
export function BlueprintPicture({ design }: { readonly design: Design }) {
  const { paper, placed, frame, goods } = planOf(design);
  return (
    <svg
      className="race-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill={paper} />
      <path d={GRID} stroke={PLAN_INK} strokeOpacity={0.09} />
      {frame > 0 ? <Frame corners={frame} /> : <Links placed={placed} />}
      <g fill={paper} strokeWidth={1.7} strokeLinejoin="round" strokeLinecap="round">
        {placed.map(({ part, x, y, scale, ink }) => (
          <path
            key={part}
            d={PARTS[part]}
            transform={`translate(${x} ${y}) scale(${scale})`}
            stroke={ink}
            strokeWidth={1.7 / Math.sqrt(scale)}
          />
        ))}
      </g>
      {goods.map((good, i) => (
        <GoodShape key={good} good={good} x={WIDTH / 2 + (i - (goods.length - 1) / 2) * 14} y={HEIGHT - 8} r={4.5} />
      ))}
    </svg>
  );
}

/** Dotted lines from the main part to the others. */
function Links({ placed }: { readonly placed: Blueprint["placed"] }) {
  const [main, ...others] = placed;
  const lines = others.map(({ x, y }) => `M${main.x} ${main.y}L${x} ${y}`).join("");
  return <path d={lines} stroke={PLAN_INK} strokeOpacity={0.5} strokeDasharray="2 3" />;
}

function cornersOf(n: number, r: number): string {
  return Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * 2 * Math.PI - Math.PI / 2;
    return `${(WIDTH / 2 + r * 1.15 * Math.cos(angle)).toFixed(1)},${(HEIGHT / 2 + r * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** A development that counts points: a seal round its main part. */
function Frame({ corners }: { readonly corners: number }) {
  return (
    <g fill="none" stroke={PLAN_INK}>
      <polygon points={cornersOf(corners, 39)} strokeOpacity={0.55} strokeWidth={1.4} />
      <polygon points={cornersOf(corners, 34)} strokeOpacity={0.3} strokeDasharray="3 3" />
    </g>
  );
}
