import { type Emblem, IVORY, VOID } from "./emblem.ts";

/** A hole, nothing else; the rim is on its way in. */
export const voidAlien: Emblem = ({ tint }) => (
  <>
    <path d="M39.5 4A29 29 0 0 1 59.3 22.1" fill="none" stroke={VOID} strokeWidth={4} />
    <circle cx={33} cy={36} r={19} fill={IVORY} />
    <circle cx={31.5} cy={34} r={19} fill={VOID} />
    <g fill="none" stroke={tint} strokeWidth={2.4} strokeLinecap="round">
      <path d="M39.5 4C52 8 50 18 43 24C39 27 36 27 34 31" />
      <path d="M59.3 22.1C57 16 53 22 47 27C43 30 40 31 38 35" />
    </g>
  </>
);
