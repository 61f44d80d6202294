import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** The cap is two sizes too large, and so is the medal. */
export const emblem: Emblem = [
  { tag: "path", d: "M16 26h32v14c0 11-7 17-16 17s-16-6-16-17Z", fill: IVORY },
  { tag: "circle", cx: 25, cy: 36.5, r: 5, fill: VOID },
  { tag: "circle", cx: 39, cy: 36.5, r: 5, fill: VOID },
  { tag: "circle", cx: 25, cy: 37, r: 1.8, fill: IVORY },
  { tag: "circle", cx: 39, cy: 37, r: 1.8, fill: IVORY },
  { tag: "path", d: "M32 45c-4-3-11-2-14 4 5 2 10 1 14-1 4 2 9 3 14 1-3-6-10-7-14-4Z", fill: VOID },
  {
    tag: "path",
    d: "M3 15C8 1 20-4 32-4s24 5 29 19L50 25H14Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M14 23h36l1 5c2 3 1 5-1 5-10-4-26-4-36 0-2 0-3-2-1-5Z", fill: VOID },
  { tag: "path", d: "M32 2l2.8 5.8 6.4.9-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.9Z", fill: IVORY },
  { tag: "path", d: "M46 43h15l-3 11h-9Z", fill: IVORY, stroke: VOID, strokeWidth: 2.2, strokeLinejoin: "round" },
  { tag: "path", d: "M53.5 44v8", stroke: TINT, strokeWidth: 4 },
  { tag: "circle", cx: 53.5, cy: 58, r: 7.5, fill: TINT, stroke: VOID, strokeWidth: 2.2 },
];
