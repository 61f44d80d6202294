import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Look into the left eye. Now look into the right one. It is a different card already. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M32 3c16 0 27 10 27 25 0 12-5 17-9 24-3 6-9 9-18 9s-15-3-18-9C10 45 5 40 5 28 5 13 16 3 32 3Z",
    fill: IVORY,
  },
  { tag: "circle", cx: 20, cy: 28, r: 12, fill: VOID },
  { tag: "circle", cx: 44, cy: 28, r: 12, fill: VOID },
  {
    tag: "g",
    fill: "none",
    stroke: TINT,
    strokeWidth: 2.6,
    strokeLinecap: "round",
    parts: [
      { tag: "path", d: "M20 28c0-2 3-2 3 1 0 4-7 4-7-1 0-7 11-7 11 1 0 9-15 8-15-1" },
      { tag: "path", d: "M44 28c0-2 3-2 3 1 0 4-7 4-7-1 0-7 11-7 11 1 0 9-15 8-15-1" },
    ],
  },
  { tag: "path", d: "M24 49c5 4 11 4 16 0", fill: "none", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M10 14c4-4 10-5 15-3M54 14c-4-4-10-5-15-3",
    fill: "none",
    stroke: VOID,
    strokeWidth: 3,
    strokeLinecap: "round",
  },
  { tag: "circle", cx: 32, cy: 10, r: 4, fill: TINT },
];
