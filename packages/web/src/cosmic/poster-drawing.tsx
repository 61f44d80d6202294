import type { ReactNode } from "react";
import { PAINT } from "../art/colours.ts";
import { Sky } from "../art/sky.tsx";
import { Planet } from "./art/planet.tsx";
import { Stack } from "./art/ship.tsx";

const OFFENSE = PAINT.red.light;
const ARROWS = [
  { d: "M228 150l18 6-6 18", opacity: 0.5 },
  { d: "M262 135l18 6-6 18", opacity: 0.7 },
  { d: "M296 120l18 6-6 18", opacity: 0.9 },
] as const;

/** A gate full of ships, aimed at somebody's planet; a file needs its paints inside. */
export default function CosmicPoster({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <svg viewBox="24 2 466 268" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
      <g transform="translate(0 -50)">
        <Sky width={500} height={360} stars={70} seed={11} />
      </g>
      <path d="M-20 60C90 10 190 30 250 140S430 300 540 210" fill="none" stroke="#6D7BA6" strokeOpacity={0.3} />
      <Beam />
      <circle cx={140} cy={204} r={60} fill="#150F1C" stroke={OFFENSE} strokeWidth={3} />
      <circle cx={140} cy={204} r={53} fill="none" stroke={OFFENSE} strokeOpacity={0.4} strokeDasharray="2 5" />
      <Stack x={130} y={196} colour="red" n={4} width={50} />
      <Stack x={130} y={236} colour="yellow" n={1} width={46} />
      <Planet x={398} y={92} r={62} colour="green" index={2} />
      <Stack x={390} y={108} colour="green" n={3} width={62} />
      <Planet x={64} y={60} r={30} colour="purple" index={4} />
      <Planet x={250} y={40} r={20} colour="yellow" index={1} />
      <Planet x={458} y={226} r={26} colour="blue" index={3} />
      <Planet x={300} y={236} r={17} colour="red" index={3} />
    </svg>
  );
}

function Beam(): ReactNode {
  return (
    <>
      <defs>
        <linearGradient id="home-beam" x1={0} y1={1} x2={1} y2={0}>
          <stop offset={0} stopColor={OFFENSE} stopOpacity={0.7} />
          <stop offset={1} stopColor={OFFENSE} stopOpacity={0.12} />
        </linearGradient>
      </defs>
      <polygon points="162,168 186,214 396,130 372,64" fill="url(#home-beam)" />
      <g fill="none" stroke="#FFE9E2" strokeWidth={3.6} strokeLinecap="round" strokeLinejoin="round">
        {ARROWS.map(({ d, opacity }) => (
          <path key={d} d={d} strokeOpacity={opacity} />
        ))}
      </g>
    </>
  );
}
