import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A deep-sea fish with a lamp before its mouth, and on the hook below hangs a card. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M30 20C28 6 40 0 48 5c4 3 5 7 4 11",
    fill: "none",
    stroke: IVORY,
    strokeWidth: 3,
    strokeLinecap: "round",
  },
  { tag: "circle", cx: 52, cy: 20, r: 6, fill: TINT },
  { tag: "circle", cx: 50.5, cy: 18.5, r: 2, fill: IVORY },
  {
    tag: "path",
    d: "M4 27l12 6C20 24 28 19 36 19c12 0 20 8 20 20 0 11-9 19-20 19-9 0-17-5-21-13L3 52c3-8 3-17 1-25Z",
    fill: IVORY,
  },
  { tag: "path", d: "M58 40c-8-3-18-3-26 1 4 8 12 12 22 8 3-3 4-6 4-9Z", fill: VOID },
  { tag: "path", d: "M35 40l3 6 3-7 3 6 3-6.5 3 5.5 3-5M38 50l3-5 3 6 3-5 3 4", fill: IVORY },
  { tag: "circle", cx: 36, cy: 30, r: 5, fill: VOID },
  { tag: "circle", cx: 37.5, cy: 28.5, r: 1.8, fill: TINT },
  {
    tag: "path",
    d: "M20 40c3 3 3 7 0 10M26 43c2 3 2 5 0 8",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2,
    strokeLinecap: "round",
  },
];
