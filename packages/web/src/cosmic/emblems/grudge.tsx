import { type Emblem, IVORY, VOID } from "./emblem.ts";

/** It sits on the rim and keeps a list. */
export const grudge: Emblem = ({ tint }) => (
  <>
    <path
      d="M18 27h28v39l-5-4-4.5 4-4.5-4-4.5 4-4.5-4-5 4Z"
      fill={tint}
      stroke={VOID}
      strokeWidth={2.4}
      strokeLinejoin="round"
    />
    <path
      d="M24 35v8M29 35v8M34 35v8M39 35v8M22 42l20-6"
      fill="none"
      stroke={VOID}
      strokeWidth={2.2}
      strokeLinecap="round"
    />
    <path d="M24 50v8M29 50v8M34 50v8" fill="none" stroke={VOID} strokeWidth={2.2} strokeLinecap="round" />
    <path d="M12 27C10 8 18-4 32-4s22 12 20 31c-12 4-28 4-40 0Z" fill={IVORY} stroke={VOID} strokeWidth={2.4} />
    <circle cx={24.5} cy={12} r={5.6} fill={VOID} />
    <circle cx={39.5} cy={12} r={5.6} fill={VOID} />
    <circle cx={26} cy={13} r={1.9} fill={IVORY} />
    <circle cx={38} cy={13} r={1.9} fill={IVORY} />
    <path d="M17 3l12 4M47 3L35 7" stroke={VOID} strokeWidth={2.8} strokeLinecap="round" />
    <path d="M26 23c4-3 8-3 12 0" fill="none" stroke={VOID} strokeWidth={2.4} strokeLinecap="round" />
    <circle cx={17} cy={29} r={5} fill={IVORY} stroke={VOID} strokeWidth={2} />
    <circle cx={47} cy={29} r={5} fill={IVORY} stroke={VOID} strokeWidth={2} />
  </>
);
