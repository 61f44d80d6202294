import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Two heads that hold one another's tail. */
export const emblem: Emblem = [
  { tag: "circle", cx: 32, cy: 32, r: 25, fill: VOID },
  { tag: "path", d: "M32 7A25 25 0 0 1 32 57A12.5 12.5 0 0 1 32 32A12.5 12.5 0 0 0 32 7Z", fill: TINT },
  { tag: "path", d: "M32 7A25 25 0 0 0 32 57A12.5 12.5 0 0 1 32 32A12.5 12.5 0 0 0 32 7Z", fill: IVORY },
  { tag: "circle", cx: 32, cy: 19.5, r: 5.6, fill: VOID },
  { tag: "circle", cx: 32, cy: 44.5, r: 5.6, fill: VOID },
  { tag: "path", d: "M33.5 18v.1", stroke: IVORY, strokeWidth: 4, strokeLinecap: "round" },
  { tag: "path", d: "M30.5 46v.1", stroke: TINT, strokeWidth: 4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M15 27c2.5 2 5.5 2 8 0M49 37c-2.5-2-5.5-2-8 0",
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinecap: "round",
    fill: "none",
  },
];
