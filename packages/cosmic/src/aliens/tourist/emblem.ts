import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A round face behind sunglasses, under a sun hat, with a camera round the neck. */
export const emblem: Emblem = [
  { tag: "circle", cx: 32, cy: 31, r: 18, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "path", d: "M4 22C14 16 50 16 60 22C52 27 12 27 4 22Z", fill: TINT, stroke: VOID, strokeWidth: 2.2 },
  {
    tag: "path",
    d: "M18 19C18 8 24 3 32 3C40 3 46 8 46 19C37 16.6 27 16.6 18 19Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
  },
  { tag: "path", d: "M15 29H30V33A7 6 0 0 1 16 33ZM34 29H49L48 33A7 6 0 0 1 34 33Z", fill: VOID },
  { tag: "path", d: "M29 30H35", stroke: VOID, strokeWidth: 2.6 },
  { tag: "path", d: "M19 32l4-2M38 32l4-2", stroke: IVORY, strokeWidth: 1.8, strokeLinecap: "round" },
  { tag: "path", d: "M25 42c4 3.4 10 3.4 14 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M18 46L23 53M46 46L41 53", stroke: VOID, strokeWidth: 2.2 },
  { tag: "rect", x: 19, y: 50, width: 26, height: 13, rx: 2.4, fill: TINT, stroke: VOID, strokeWidth: 2 },
  { tag: "circle", cx: 32, cy: 56.5, r: 4.2, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "path", d: "M40 53v.1", stroke: IVORY, strokeWidth: 2.6, strokeLinecap: "round" },
];
