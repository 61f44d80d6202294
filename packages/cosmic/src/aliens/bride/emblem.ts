import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A veiled bride with one eye on your hand. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M32 6C48 6 56 20 57 36C57.6 46 60 54 62 60H2C4 54 6.4 46 7 36C8 20 16 6 32 6Z",
    fill: TINT,
    fillOpacity: 0.55,
    stroke: VOID,
    strokeWidth: 2,
  },
  { tag: "ellipse", cx: 32, cy: 33, rx: 15, ry: 18, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  {
    tag: "path",
    d: "M17 18L21 7L27 14L32 4L37 14L43 7L47 18C38 13 26 13 17 18Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2,
    strokeLinejoin: "round",
  },
  { tag: "circle", cx: 32, cy: 13, r: 2, fill: IVORY },
  { tag: "path", d: "M20 31c3-3 6-3 8 0", fill: "none", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  { tag: "ellipse", cx: 39, cy: 31, rx: 4.4, ry: 5, fill: VOID },
  { tag: "circle", cx: 40.4, cy: 29.4, r: 1.6, fill: IVORY },
  { tag: "path", d: "M27 42C30 45.6 34 45.6 37 42C34 40.6 30 40.6 27 42Z", fill: VOID },
  { tag: "circle", cx: 32, cy: 56, r: 5, fill: "none", stroke: IVORY, strokeWidth: 2.8 },
  { tag: "path", d: "M32 46.5L34.6 50L32 52L29.4 50Z", fill: IVORY, stroke: VOID, strokeWidth: 1.4 },
];
