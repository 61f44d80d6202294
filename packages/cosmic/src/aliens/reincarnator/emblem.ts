import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** It has been born again, and not for the first time. */
export const emblem: Emblem = [
  { tag: "circle", cx: 32, cy: 37, r: 19.5, fill: IVORY },
  {
    tag: "path",
    d: "M32 18c-4 2-4 7 0 7s3-5 0-4",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinecap: "round",
  },
  { tag: "circle", cx: 23, cy: 34, r: 6, fill: VOID },
  { tag: "circle", cx: 41, cy: 34, r: 6, fill: VOID },
  { tag: "circle", cx: 25, cy: 32, r: 2.2, fill: IVORY },
  { tag: "circle", cx: 43, cy: 32, r: 2.2, fill: IVORY },
  { tag: "path", d: "M22 47c5-4 15-4 20 0-5 5-15 5-20 0Z", fill: TINT, stroke: VOID, strokeWidth: 2 },
  { tag: "circle", cx: 32, cy: 53, r: 4.5, fill: "none", stroke: VOID, strokeWidth: 5.5 },
  { tag: "circle", cx: 32, cy: 53, r: 4.5, fill: "none", stroke: TINT, strokeWidth: 2.6 },
  {
    tag: "g",
    fill: "none",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    parts: [
      { tag: "path", d: "M17 11C10 2 22-1 32-1S54 2 47 8C44 11 36 12 29 12", stroke: VOID, strokeWidth: 7.5 },
      {
        tag: "path",
        d: "M17 11C10 2 22-1 32-1S54 2 47 8C44 11 36 12 29 12M34 7.5L28.5 12L35 15",
        stroke: TINT,
        strokeWidth: 3.2,
      },
    ],
  },
];
