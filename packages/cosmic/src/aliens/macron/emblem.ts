import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const FLOOR = "M0 47c9 0 13 13 32 13s23-13 32-13";

/** The floor sags under it. */
export const emblem: Emblem = [
  { tag: "path", d: "M9 51C7 28 14 12 32 12s25 16 23 39c-6 5-15 7-23 7S15 56 9 51Z", fill: IVORY },
  {
    tag: "path",
    d: "M20 27c4-3 9-3 12 0 3-3 8-3 12 0",
    fill: "none",
    stroke: VOID,
    strokeWidth: 3.2,
    strokeLinecap: "round",
  },
  { tag: "circle", cx: 27, cy: 32, r: 2.3, fill: VOID },
  { tag: "circle", cx: 37, cy: 32, r: 2.3, fill: VOID },
  { tag: "path", d: "M25 41h14", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M14 46c2 2 3 2 5 2M50 46c-2 2-3 2-5 2",
    fill: "none",
    stroke: VOID,
    strokeWidth: 1.6,
    strokeLinecap: "round",
  },
  { tag: "path", d: FLOOR, fill: "none", stroke: VOID, strokeWidth: 8 },
  { tag: "path", d: FLOOR, fill: "none", stroke: TINT, strokeWidth: 4, strokeLinecap: "round" },
];
