import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** It lives in its own flask and has just turned one thing into another. */
export const emblem: Emblem = [
  { tag: "path", d: "M24 3h16v16l15 27c4 8-1 15-9 15H18c-8 0-13-7-9-15l15-27Z", fill: IVORY, strokeLinejoin: "round" },
  { tag: "rect", x: 20, y: 0, width: 24, height: 6, rx: 3, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "path", d: "M14 42c6-4 11 3 18 0s12-4 18 0l3 6c2 6-1 9-7 9H18c-6 0-9-3-7-9Z", fill: TINT },
  { tag: "path", d: "M21 33h9a4.5 4.5 0 0 1-9 0ZM34 33h9a4.5 4.5 0 0 1-9 0Z", fill: VOID },
  { tag: "path", d: "M27 48c3 2.5 7 2.5 10 0", fill: "none", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  { tag: "path", d: "M28 11h8M28 16h8", stroke: VOID, strokeWidth: 2, strokeLinecap: "round" },
  { tag: "circle", cx: 50, cy: 22, r: 4, fill: TINT },
  { tag: "circle", cx: 56, cy: 12, r: 2.6, fill: TINT },
  { tag: "circle", cx: 12, cy: 20, r: 3, fill: TINT },
  { tag: "path", d: "M8 6l2 4 4 1-4 2-1 4-2-4-4-1 4-2Z", fill: IVORY },
];
