import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A spyglass at one eye, and a new planet at the end of it. */
export const emblem: Emblem = [
  { tag: "circle", cx: 25, cy: 36, r: 20, fill: IVORY, stroke: VOID, strokeWidth: 2.2 },
  { tag: "path", d: "M6 28C8 14 42 12 45 28C36 22 15 22 6 28Z", fill: TINT, stroke: VOID, strokeWidth: 2.2 },
  { tag: "path", d: "M20 17C20 10 31 10 31 17", fill: TINT, stroke: VOID, strokeWidth: 2.2 },
  { tag: "path", d: "M13 36v.1", stroke: VOID, strokeWidth: 7.4, strokeLinecap: "round" },
  { tag: "path", d: "M14.4 34.8v.1", stroke: IVORY, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M14 48c5 3 11 3 16 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M28 38L40 30L44 36L32 43ZM40 30L49 23L54 31L44 36Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
  },
  { tag: "circle", cx: 54, cy: 11, r: 7, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "path", d: "M44 15C50 17 60 11 63 5", fill: "none", stroke: TINT, strokeWidth: 2.6, strokeLinecap: "round" },
];
