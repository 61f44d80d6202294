import { type Emblem, IVORY, VOID } from "./emblem.ts";

/** It is short of a tooth, in the rim and in the smile. */
export const tickTock: Emblem = ({ tint }) => (
  <>
    <path d="M60.5 18.5A31.5 31.5 0 1 1 36 .8" fill="none" stroke={tint} strokeWidth={6} strokeDasharray="8 11.79" />
    <circle cx={32} cy={32} r={21.5} fill={IVORY} />
    <path
      d="M32 12.5v4M51.5 32h-4M12.5 32h4M45.8 18.2l-2.8 2.8M18.2 18.2l2.8 2.8"
      stroke={VOID}
      strokeWidth={2.2}
      strokeLinecap="round"
    />
    <circle cx={24.5} cy={27} r={5} fill={VOID} />
    <circle cx={39.5} cy={27} r={5} fill={VOID} />
    <circle cx={26} cy={25.5} r={1.7} fill={IVORY} />
    <circle cx={41} cy={25.5} r={1.7} fill={IVORY} />
    <path d="M32 35L19 38M32 35L41 38.5" stroke={VOID} strokeWidth={3} strokeLinecap="round" />
    <path d="M22 42H42C41 48 37 50 32 50S23 48 22 42Z" fill={VOID} />
    <path d="M25 42h4v4h-4ZM35 42h4v4h-4Z" fill={IVORY} />
  </>
);
