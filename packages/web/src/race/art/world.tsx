import type { Design } from "@hypergate/race/client";
import { memo, useId } from "react";
import { FILL } from "../../art/defs.tsx";
import { GoodHalo, GoodShape } from "./good.tsx";
import { GOOD_HUE, MILITARY, SPACE } from "./paint.ts";
import { seedOf } from "./seed.ts";
import { type Mark, marksOf } from "./surfaces.ts";
import { type WorldPlan, worldPlanOf } from "./world-plan.ts";

const SHADOW = "#070B16";

interface Look {
  readonly design: Design;
  readonly plan: WorldPlan;
  /** The colour of lines and lights. */
  readonly light: string;
  /** The body itself, from its lit to its dark side. */
  readonly from: string;
  readonly to: string;
}

function lookOf(design: Design): Look {
  const plan = worldPlanOf(design);
  if (design.good === undefined) return { design, plan, light: "#DCE3F4", from: "#8791AC", to: "#2A334A" };
  const { light, dark } = GOOD_HUE[design.good];
  // A windfall world is a dark body; its good shines round it.
  return design.windfall === true
    ? { design, plan, light, from: "#3B4866", to: "#141C30" }
    : { design, plan, light, from: light, to: dark };
}

/** A world drawn from what is printed on its card. */
export const WorldPicture = memo(function WorldPicture({ design }: { readonly design: Design }) {
  const look = lookOf(design);
  const { plan } = look;
  return (
    <svg className="race-picture" viewBox="0 0 140 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={140} height={88} fill={SPACE} />
      <Stars id={design.id} />
      <g transform={`translate(${plan.x} ${plan.y})`}>
        {design.windfall === true && design.good !== undefined ? <GoodHalo good={design.good} r={plan.r} /> : undefined}
        <Body look={look} />
        {design.production === true ? <Moon look={look} /> : undefined}
        {design.military === true ? <Marks r={plan.r} /> : undefined}
      </g>
      {design.chromosome === true ? <Chromosome /> : undefined}
    </svg>
  );
});

function Stars({ id }: { readonly id: string }) {
  const seed = seedOf(`${id} sky`);
  const d = Array.from({ length: 16 }, () => `M${seed.below(140)} ${seed.below(88)}h.01`).join("");
  return <path d={d} stroke="#fff" strokeOpacity={0.55} strokeWidth={1.5} strokeLinecap="round" />;
}

function Body({ look }: { readonly look: Look }) {
  switch (look.plan.body) {
    case "planet":
      return <Planet look={look} />;
    case "rocks":
      return <Rocks look={look} />;
    case "comet":
      return <Comet look={look} />;
    case "station":
      return <Station look={look} />;
    case "wreck":
      return <Wreck look={look} />;
    case "monolith":
      return <Monolith look={look} />;
  }
}

function Planet({ look }: { readonly look: Look }) {
  const id = useId();
  const { design, plan, light, from, to } = look;
  const { r, company } = plan;
  return (
    <>
      {company === "ring" ? <RingHalf r={r} light={light} front={false} /> : undefined}
      <defs>
        <clipPath id={`${id}c`}>
          <circle r={r} />
        </clipPath>
        <radialGradient id={`${id}g`} cx={0.35} cy={0.3} r={0.9}>
          <stop offset={0} stopColor={from} />
          <stop offset={1} stopColor={to} />
        </radialGradient>
      </defs>
      <circle r={r} fill={`url(#${id}g)`} />
      <g clipPath={`url(#${id}c)`}>
        <g transform={`rotate(${plan.tilt}) scale(${r / 28})`}>
          {marksOf(plan.surface, seedOf(`${design.id} face`)).map((mark) => (
            <SurfaceMark key={mark.d} mark={mark} light={light} />
          ))}
        </g>
      </g>
      <circle r={r} fill={FILL.shade} />
      {company === "ring" ? <RingHalf r={r} light={light} front={true} /> : undefined}
      {company === "moon" || company === "moons" ? (
        <circle cx={-r - 12} cy={r * 0.5} r={3.4} fill={light} fillOpacity={0.7} />
      ) : undefined}
      {company === "moons" ? <circle cx={-r * 0.7} cy={-r - 6} r={2.2} fill={light} fillOpacity={0.55} /> : undefined}
    </>
  );
}

function SurfaceMark({ mark, light }: { readonly mark: Mark; readonly light: string }) {
  const colour = mark.dark === true ? SHADOW : light;
  return mark.line === 0 ? (
    <path d={mark.d} fill={colour} fillOpacity={mark.opacity} />
  ) : (
    <path
      d={mark.d}
      fill="none"
      stroke={colour}
      strokeOpacity={mark.opacity}
      strokeWidth={mark.line}
      strokeLinejoin="round"
    />
  );
}

function RingHalf({ r, light, front }: { readonly r: number; readonly light: string; readonly front: boolean }) {
  const wide = r * 1.5;
  const d = `M${-wide} 0A${wide} ${wide * 0.26} 0 0 ${front ? 0 : 1} ${wide} 0`;
  return (
    <path
      d={d}
      transform="rotate(-14)"
      fill="none"
      stroke={light}
      strokeOpacity={front ? 0.8 : 0.45}
      strokeWidth={2.6}
    />
  );
}

function Rocks({ look }: { readonly look: Look }) {
  const { design, light, from, to, plan } = look;
  const seed = seedOf(`${design.id} rocks`);
  const rocks = Array.from({ length: 9 }, (_, i) => {
    const r = i === 0 ? plan.r * 0.62 : seed.between(3, 9);
    const x = i === 0 ? 0 : seed.between(-58, 58);
    const y = i === 0 ? 0 : x * -0.3 + seed.between(-10, 10);
    const corners = Array.from({ length: 8 }, (_unused, k) => {
      const angle = (k * Math.PI) / 4;
      const size = r * seed.between(0.75, 1.1);
      return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
    });
    return corners.join(" ");
  });
  return (
    <g strokeLinejoin="round" stroke={light} strokeOpacity={0.7} strokeWidth={1.1}>
      {rocks.map((points, i) => (
        <polygon key={points} points={points} fill={i % 2 === 0 ? from : to} />
      ))}
    </g>
  );
}

function Comet({ look: { plan, light, from, to } }: { readonly look: Look }) {
  const { r } = plan;
  return (
    <>
      <path d={`M${r * 0.2} ${-r * 0.45}L-66 34L${r * 0.1} ${r * 0.5}Z`} fill={light} fillOpacity={0.25} />
      <path d={`M${r * 0.2} ${-r * 0.2}L-52 24L${r * 0.1} ${r * 0.3}Z`} fill={light} fillOpacity={0.4} />
      <circle cx={r * 0.3} r={r * 0.6} fill={from} />
      <circle cx={r * 0.42} cy={-2} r={r * 0.16} fill={to} fillOpacity={0.6} />
      <circle cx={r * 0.1} cy={r * 0.2} r={r * 0.12} fill={to} fillOpacity={0.6} />
      <circle cx={r * 0.3} r={r * 0.6} fill={FILL.shade} />
    </>
  );
}

function Station({ look: { plan, light, to } }: { readonly look: Look }) {
  const { r } = plan;
  return (
    <g fill={to} stroke={light} strokeWidth={1.7} strokeLinejoin="round" transform={`rotate(${plan.tilt / 2})`}>
      <ellipse rx={r * 1.15} ry={r * 0.42} fill="none" strokeWidth={4} strokeOpacity={0.9} />
      <path d={`M${-r * 1.1} 0H${r * 1.1}M0 ${-r}V${r}`} />
      <path d={`M-7 ${-r * 0.8}h14l4 8v${r * 1.1}l-4 8h-14l-4-8v${-r * 1.1}Z`} />
      <path d={`M-11-4h22M-11 4h22`} strokeOpacity={0.6} />
      <path d={`M${-r * 1.15} 0A${r * 1.15} ${r * 0.42} 0 0 0 ${r * 1.15} 0`} fill="none" strokeWidth={4} />
      <circle cy={-r} r={2} fill={light} />
    </g>
  );
}

function Wreck({ look: { design, plan, light, from, to } }: { readonly look: Look }) {
  const seed = seedOf(`${design.id} hull`);
  const { r } = plan;
  const fins = seed.below(3);
  return (
    <g
      fill={to}
      stroke={light}
      strokeWidth={1.6}
      strokeLinejoin="round"
      transform={`rotate(${plan.tilt / 2 - 10}) scale(${r / 26})`}
    >
      <path d="M-34 2L-12-10H14C26-10 34-4 36 2C34 8 26 12 14 12H-12Z" fill={from} fillOpacity={0.5} />
      <path
        d={
          fins === 0
            ? "M-8-10L-20-24h10L8-10M-8 12l-12 12h10l18-12"
            : fins === 1
              ? "M0-10v-12h14l4 12M0 12v10h8l4-10"
              : "M-12-10c2-14 22-14 24 0"
        }
      />
      <path d="M-12-10v22M2-10v22M14-10v22M-34 2h24" strokeOpacity={0.6} />
      <path d="M20-2Q26-7 32 1Q26 7 20-2Z" fill={light} />
      {[-6, 2, 10].map((x) => (
        <circle key={x} cx={x} cy={1 + seed.below(4)} r={1.8} fill={light} />
      ))}
    </g>
  );
}

function Monolith({ look: { plan, light, from, to } }: { readonly look: Look }) {
  const { r } = plan;
  return (
    <g strokeLinejoin="round">
      <ellipse cy={r * 0.85} rx={r * 1.4} ry={6} fill={light} fillOpacity={0.18} />
      <path d={`M-10 ${r * 0.85}L-7 ${-r}L5 ${-r - 3}L9 ${r * 0.85}Z`} fill={from} stroke={light} strokeWidth={1.6} />
      <path d={`M9 ${r * 0.85}L5 ${-r - 3}L11 ${-r + 2}L18 ${r * 0.75}Z`} fill={to} stroke={light} strokeWidth={1.6} />
      <path d={`M-5-8Q-1-14 4-8Q-1-2-5-8ZM-6 4H5M-6 10h6M-7 16H6`} fill="none" stroke={light} strokeWidth={1.4} />
    </g>
  );
}

/** A production world has a moon in the form of its good. */
function Moon({ look: { design, plan, light } }: { readonly look: Look }) {
  const orbit = plan.r + 16;
  return (
    <>
      <ellipse
        rx={orbit}
        ry={orbit * 0.3}
        transform="rotate(-18)"
        fill="none"
        stroke={light}
        strokeOpacity={0.5}
        strokeWidth={1.3}
        strokeDasharray="3 4"
      />
      {design.good === undefined ? undefined : (
        <GoodShape good={design.good} x={orbit * -0.95} y={orbit * 0.31} r={8.5} />
      )}
    </>
  );
}

/** Sight marks round a world that must be conquered. */
function Marks({ r }: { readonly r: number }) {
  return (
    <g stroke={MILITARY} strokeWidth={1.5} fill="none">
      {[45, 135, 225, 315].map((angle) => (
        <path key={angle} d={`M-6 ${-(r + 5)}H6M0 ${-(r + 5)}v-5`} transform={`rotate(${angle})`} />
      ))}
      <circle r={r + 5} strokeDasharray="6 7" />
    </g>
  );
}

/** The mark of an uplifted species. */
function Chromosome() {
  return (
    <g transform="translate(126 74)" stroke="#fff" strokeWidth={2.2} strokeLinecap="round" fill="none">
      <path d="M-4-8q0 5 4 8q4 3 4 8M4-8q0 5-4 8q-4 3-4 8" />
    </g>
  );
}
