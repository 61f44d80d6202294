import { type Emblem, IVORY, VOID } from "./emblem.ts";

const STEAM =
  "M15 33L3 30C-5 30-4 20 2 20c0-7 9-8 11-2 4 0 5 5 2 7ZM49 33l12-3c8 0 7-10 1-10 0-7-9-8-11-2-4 0-5 5-2 7Z";

/** It boils over, and the steam goes out at both ears. */
export const hate: Emblem = ({ tint }) => (
  <>
    <path d={STEAM} fill={tint} stroke={VOID} strokeWidth={2.4} strokeLinejoin="round" />
    <circle cx={32} cy={37} r={19} fill={IVORY} stroke={VOID} strokeWidth={2} />
    <circle cx={24} cy={35} r={5.8} fill={VOID} />
    <circle cx={40} cy={35} r={5.8} fill={VOID} />
    <circle cx={25.5} cy={36} r={1.9} fill={IVORY} />
    <circle cx={38.5} cy={36} r={1.9} fill={IVORY} />
    <path d="M16 24l14 6.5M48 24l-14 6.5" stroke={VOID} strokeWidth={4} strokeLinecap="round" />
    <rect x={21} y={44} width={22} height={8.5} rx={3} fill={VOID} />
    <path d="M23.5 48.2h17M28 45.5v5.5M32 45.5v5.5M36 45.5v5.5" stroke={IVORY} strokeWidth={1.6} />
    <circle cx={3} cy={9} r={4} fill={tint} stroke={VOID} strokeWidth={2} />
    <circle cx={61} cy={9} r={4} fill={tint} stroke={VOID} strokeWidth={2} />
  </>
);
