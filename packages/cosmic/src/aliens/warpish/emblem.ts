import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** The warp pulls at it, and it likes that. */
export const emblem: Emblem = [
  { tag: "path", d: "M12 36L17 24C24 16 34 16 39 9L52 28L53 42L42 54L26 56L14 48Z", fill: IVORY },
  {
    tag: "path",
    d: "M22 38a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6 6 0 0 1 12 0",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M39 36a2 2 0 0 1 4 0a4 4 0 0 1-8 0a6 6 0 0 1 12 0",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M23 48q3.5-3 7 0t7 0t7 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "g",
    fill: "none",
    strokeLinecap: "round",
    parts: [
      { tag: "path", d: "M42 16C40 4 52-2 58 3C64 8 60 16 54 14C50 12 52 7 55 8.5", stroke: VOID, strokeWidth: 8 },
      { tag: "path", d: "M42 16C40 4 52-2 58 3C64 8 60 16 54 14C50 12 52 7 55 8.5", stroke: TINT, strokeWidth: 3.6 },
    ],
  },
];
