import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** One eye behind a magnifying glass, and a tongue that cannot keep still. */
export const emblem: Emblem = [
  { tag: "path", d: "M30 8C45 7 54 17 53 31C52 45 43 56 29 56C17 56 9 46 10 31C11 18 18 9 30 8Z", fill: IVORY },
  { tag: "path", d: "M43 25v.1", stroke: VOID, strokeWidth: 8, strokeLinecap: "round" },
  { tag: "circle", cx: 24, cy: 27, r: 12, fill: TINT, stroke: VOID, strokeWidth: 3 },
  { tag: "circle", cx: 24, cy: 27, r: 5.4, fill: VOID },
  { tag: "path", d: "M26 25v.1", stroke: IVORY, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "path", d: "M15 36L4 52", stroke: VOID, strokeWidth: 5, strokeLinecap: "round" },
  { tag: "path", d: "M28 45C34 43 42 43 46 40C46 47 42 51 37 51C33 51 29 49 28 45Z", fill: VOID },
  { tag: "path", d: "M37 48C42 48 45 51 44 58C40 60 36 57 36 52Z", fill: TINT },
];
