import { type Emblem, IVORY, VOID } from "./emblem.ts";

/** It has put a plaster on its own seal. */
export const healer: Emblem = ({ tint }) => (
  <>
    <circle cx={31} cy={35} r={18.5} fill={IVORY} />
    <path d="M31 20v8M27 24h8" stroke={tint} strokeWidth={3.6} strokeLinecap="round" />
    <path d="M20 33.5h8a4 4 0 0 1-8 0ZM34 33.5h8a4 4 0 0 1-8 0Z" fill={VOID} />
    <circle cx={18.5} cy={41} r={2.6} fill={tint} fillOpacity={0.7} />
    <circle cx={43.5} cy={41} r={2.6} fill={tint} fillOpacity={0.7} />
    <path d="M24.5 43c4 4.5 9 4.5 13 0" fill="none" stroke={VOID} strokeWidth={2.4} strokeLinecap="round" />
    <path d="M45 5l3 6 5-1 1 6 5 1" fill="none" stroke={VOID} strokeWidth={5} />
    <g transform="rotate(45 52 12)">
      <rect x={37} y={6} width={30} height={12} rx={6} fill={tint} stroke={VOID} strokeWidth={2.5} />
      <rect x={46.5} y={7.5} width={11} height={9} rx={1.5} fill={IVORY} />
      <circle cx={42} cy={12} r={1.2} fill={VOID} />
      <circle cx={62} cy={12} r={1.2} fill={VOID} />
    </g>
  </>
);
