import { type Emblem, IVORY, VOID } from "./emblem.ts";

/** An eye that is larger at the far end of the glass. */
export const observer: Emblem = ({ tint }) => (
  <>
    <circle cx={27} cy={38} r={18.5} fill={IVORY} />
    <circle cx={19} cy={33} r={5.5} fill={VOID} />
    <circle cx={20.5} cy={31.5} r={1.8} fill={IVORY} />
    <ellipse cx={25} cy={48} rx={3.6} ry={4.2} fill={VOID} />
    <path d="M30 29L44 3L62 21L38 39Z" fill={tint} stroke={VOID} strokeWidth={2.4} strokeLinejoin="round" />
    <path d="M34.5 21L44 32" stroke={VOID} strokeWidth={2.2} />
    <circle cx={53} cy={11} r={12.5} fill={IVORY} stroke={VOID} strokeWidth={2.4} />
    <circle cx={53} cy={11} r={10.5} fill="none" stroke={tint} strokeWidth={3.6} />
    <circle cx={53} cy={11} r={5.2} fill={VOID} />
    <circle cx={55} cy={9} r={1.8} fill={IVORY} />
  </>
);
