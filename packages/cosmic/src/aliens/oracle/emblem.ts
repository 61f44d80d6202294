import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Its pupil is your card. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M32 12c13 5 19 14 19 23 0 11-9 18-19 20-10-2-19-9-19-20 0-9 6-18 19-23Z",
    fill: VOID,
    stroke: IVORY,
    strokeWidth: 2.6,
  },
  { tag: "path", d: "M13 35c8-10 30-10 38 0-8 10-30 10-38 0Z", fill: IVORY },
  { tag: "rect", x: 27, y: 27.5, width: 10, height: 15, rx: 2, fill: VOID },
  { tag: "path", d: "M32 31.3L34.9 35L32 38.7L29.1 35Z", fill: TINT },
  { tag: "path", d: "M26 50c4 2 8 2 12 0", stroke: IVORY, strokeWidth: 2, fill: "none", strokeLinecap: "round" },
  {
    tag: "g",
    strokeLinecap: "round",
    parts: [
      { tag: "path", d: "M32 9V1M21 12l-4-7M43 12l4-7M13 20l-6-4M51 20l6-4", stroke: VOID, strokeWidth: 7 },
      { tag: "path", d: "M32 9V1M21 12l-4-7M43 12l4-7M13 20l-6-4M51 20l6-4", stroke: TINT, strokeWidth: 3 },
    ],
  },
];
