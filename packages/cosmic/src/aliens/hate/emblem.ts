import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const STEAM =
  "M15 33L3 30C-5 30-4 20 2 20c0-7 9-8 11-2 4 0 5 5 2 7ZM49 33l12-3c8 0 7-10 1-10 0-7-9-8-11-2-4 0-5 5-2 7Z";

/** It boils over, and the steam goes out at both ears. */
export const emblem: Emblem = [
  { tag: "path", d: STEAM, fill: TINT, stroke: VOID, strokeWidth: 2.4, strokeLinejoin: "round" },
  { tag: "circle", cx: 32, cy: 37, r: 19, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "circle", cx: 24, cy: 35, r: 5.8, fill: VOID },
  { tag: "circle", cx: 40, cy: 35, r: 5.8, fill: VOID },
  { tag: "circle", cx: 25.5, cy: 36, r: 1.9, fill: IVORY },
  { tag: "circle", cx: 38.5, cy: 36, r: 1.9, fill: IVORY },
  { tag: "path", d: "M16 24l14 6.5M48 24l-14 6.5", stroke: VOID, strokeWidth: 4, strokeLinecap: "round" },
  { tag: "rect", x: 21, y: 44, width: 22, height: 8.5, rx: 3, fill: VOID },
  { tag: "path", d: "M23.5 48.2h17M28 45.5v5.5M32 45.5v5.5M36 45.5v5.5", stroke: IVORY, strokeWidth: 1.6 },
  { tag: "circle", cx: 3, cy: 9, r: 4, fill: TINT, stroke: VOID, strokeWidth: 2 },
  { tag: "circle", cx: 61, cy: 9, r: 4, fill: TINT, stroke: VOID, strokeWidth: 2 },
];
