import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** The small ship has not looked behind itself yet. */
export const emblem: Emblem = [
  { tag: "path", d: "M11 48C8 22 16 7 31 7S54 24 51 53A29 29 0 0 1 11 48Z", fill: VOID },
  { tag: "circle", cx: 22, cy: 24, r: 6.5, fill: IVORY },
  { tag: "circle", cx: 37, cy: 24, r: 6.5, fill: IVORY },
  { tag: "path", d: "M20.5 26.5v.1M35.5 26.5v.1", stroke: VOID, strokeWidth: 5.6, strokeLinecap: "round" },
  { tag: "path", d: "M23 36c4 4 10 4 14 0", fill: "none", stroke: IVORY, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M2 54C7 49 29 49 34 54C29 61 7 61 2 54ZM10 50C10 40 26 40 26 50Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
  },
  { tag: "path", d: "M53 58L58 2", stroke: VOID, strokeWidth: 8, strokeLinecap: "round" },
  { tag: "path", d: "M53 57L58 3", stroke: IVORY, strokeWidth: 3.2, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M65 4L53 5C50 3 48 0 48-4C40 4 40 15 46 24C48 20 50 18 53 17L64 16Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
];
