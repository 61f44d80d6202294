import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const CARD = { x: 23.5, width: 17, rx: 2.5, stroke: VOID, strokeWidth: 2.4 } as const;

/** Three cards for a halo, and the middle one is it. */
export const emblem: Emblem = [
  { tag: "rect", ...CARD, y: -1, height: 28, fill: IVORY, transform: "rotate(-42 32 34)" },
  { tag: "rect", ...CARD, y: -1, height: 28, fill: IVORY, transform: "rotate(42 32 34)" },
  { tag: "rect", ...CARD, y: -4, height: 28, fill: TINT },
  { tag: "path", d: "M32 0l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.8-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8Z", fill: VOID },
  { tag: "path", d: "M13 9.5l4.5 4M51 9.5l-4.5 4", stroke: VOID, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "circle", cx: 32, cy: 39, r: 18, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "path", d: "M15.5 33c10-5 23-5 33 0", fill: "none", stroke: TINT, strokeWidth: 3.6 },
  { tag: "path", d: "M20.5 38h9a4.5 4.5 0 0 1-9 0ZM34.5 38h9a4.5 4.5 0 0 1-9 0Z", fill: VOID },
  { tag: "path", d: "M26 48c4 3.5 8 3.5 12 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
];
