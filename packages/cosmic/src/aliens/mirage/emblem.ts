import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A face over the horizon, and its picture in the hot air below. */
export const emblem: Emblem = [
  { tag: "path", d: "M32 6C44 6 50 15 50 25C50 32 46 36 42 38H22C18 36 14 32 14 25C14 15 20 6 32 6Z", fill: IVORY },
  { tag: "path", d: "M23 22v.1M41 22v.1", stroke: VOID, strokeWidth: 9, strokeLinecap: "round" },
  { tag: "path", d: "M24.5 20.5v.1M42.5 20.5v.1", stroke: IVORY, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "path", d: "M26 32c4 2.6 8 2.6 12 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M4 40H60", stroke: TINT, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "path", d: "M20 44H44C48 46 50 49 48 53C46 50 40 49 32 49C24 49 18 50 16 53C14 49 16 46 20 44Z", fill: TINT },
  {
    tag: "path",
    d: "M18 55c4-2 8 2 12 0s8 2 14 0M24 60c3-1.6 6 1.6 9 0s6 1.6 8 0",
    fill: "none",
    stroke: TINT,
    strokeWidth: 2.4,
    strokeLinecap: "round",
  },
];
