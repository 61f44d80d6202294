import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Nothing thrown away stays on the floor. */
export const emblem: Emblem = [
  { tag: "path", d: "M30 30C22 36 22 40 26 50", fill: "none", stroke: IVORY, strokeWidth: 11 },
  {
    tag: "path",
    d: "M5 47c1-6 7-8 10-5 2-5 9-6 12-2 3-4 10-3 12 2 4-2 9 1 9 6 5 2 5 6 3 8A29 29 0 0 1 8 50Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
  },
  { tag: "circle", cx: 28, cy: 23, r: 13, fill: IVORY },
  { tag: "path", d: "M22 10l-3-5M27 9l1-6", stroke: IVORY, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "circle", cx: 22, cy: 20, r: 5, fill: VOID },
  { tag: "circle", cx: 34, cy: 20, r: 6, fill: VOID },
  { tag: "circle", cx: 23.5, cy: 18.5, r: 1.8, fill: IVORY },
  { tag: "circle", cx: 36, cy: 18, r: 2.2, fill: IVORY },
  {
    tag: "rect",
    x: 47,
    y: 30,
    width: 16,
    height: 22,
    rx: 2.5,
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
    transform: "rotate(14 55 41)",
  },
  { tag: "path", d: "M56 34l-4 8h5l-3 7", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinejoin: "round" },
  {
    tag: "path",
    d: "M36 26C48 20 60 24 59 38C54 33 46 34 37 34Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
  },
];
