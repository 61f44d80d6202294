import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A coronet, a monocle, and a look down a very long nose. */
export const emblem: Emblem = [
  { tag: "path", d: "M12 60c0-8 8-12 20-12s20 4 20 12Z", fill: TINT },
  { tag: "path", d: "M14 30c0-8 8-13 18-13s18 5 18 13c0 13-7 24-18 24S14 43 14 30Z", fill: IVORY },
  {
    tag: "path",
    d: "M13 21L9 3l11 8L32 0l12 11L55 3l-4 18c-11-5-27-5-38 0Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
  },
  {
    tag: "g",
    fill: IVORY,
    parts: [
      { tag: "circle", cx: 9, cy: 3, r: 2.8 },
      { tag: "circle", cx: 32, cy: 0, r: 3.2 },
      { tag: "circle", cx: 55, cy: 3, r: 2.8 },
    ],
  },
  { tag: "path", d: "M19 29h9c0 3-2 5-4.5 5S19 32 19 29Z", fill: VOID },
  { tag: "circle", cx: 40, cy: 31, r: 6.5, fill: "none", stroke: VOID, strokeWidth: 2.4 },
  { tag: "circle", cx: 40, cy: 31, r: 2.6, fill: VOID },
  { tag: "path", d: "M46 34c4 6 3 14 5 22", fill: "none", stroke: VOID, strokeWidth: 1.8, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M32 30c-1 6-3 9-1 11h3M27 47c3-2 6-2 9 0",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M24 57l8-6 8 6-8 5Z", fill: IVORY },
];
