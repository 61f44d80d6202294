import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const FUSE = "M44 19c3-6 7-8 13-10";

/** The fuse is burning, and it could not care less. */
export const emblem: Emblem = [
  { tag: "path", d: FUSE, fill: "none", stroke: VOID, strokeWidth: 8 },
  { tag: "path", d: FUSE, fill: "none", stroke: IVORY, strokeWidth: 3.4 },
  {
    tag: "path",
    d: "M57-5l2.5 6.5L66 0l-3 6 4 5.5-7-.5-2.5 6.5-3-6.5-7 .5 4-5.5-3-6 6.5 1.5Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2,
  },
  { tag: "path", d: "M39 13l10 8-7 9-10-8Z", fill: IVORY, stroke: VOID, strokeWidth: 2.4, strokeLinejoin: "round" },
  { tag: "circle", cx: 28.5, cy: 37.5, r: 20, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "path", d: "M14 34h12a6 6 0 0 1-12 0ZM31 34h12a6 6 0 0 1-12 0Z", fill: VOID },
  { tag: "path", d: "M22 47c4 3 9 3 13-.5", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
];
