import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** An eye that is larger at the far end of the glass. */
export const emblem: Emblem = [
  { tag: "circle", cx: 27, cy: 38, r: 18.5, fill: IVORY },
  { tag: "circle", cx: 19, cy: 33, r: 5.5, fill: VOID },
  { tag: "circle", cx: 20.5, cy: 31.5, r: 1.8, fill: IVORY },
  { tag: "ellipse", cx: 25, cy: 48, rx: 3.6, ry: 4.2, fill: VOID },
  { tag: "path", d: "M30 29L44 3L62 21L38 39Z", fill: TINT, stroke: VOID, strokeWidth: 2.4, strokeLinejoin: "round" },
  { tag: "path", d: "M34.5 21L44 32", stroke: VOID, strokeWidth: 2.2 },
  { tag: "circle", cx: 53, cy: 11, r: 12.5, fill: IVORY, stroke: VOID, strokeWidth: 2.4 },
  { tag: "circle", cx: 53, cy: 11, r: 10.5, fill: "none", stroke: TINT, strokeWidth: 3.6 },
  { tag: "circle", cx: 53, cy: 11, r: 5.2, fill: VOID },
  { tag: "circle", cx: 55, cy: 9, r: 1.8, fill: IVORY },
];
