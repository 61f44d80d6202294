import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A flower is worth more than any number. */
export const emblem: Emblem = [
  { tag: "path", d: "M11 46C8 22 17 10 32 10s24 12 21 36c-2 6-7 7-10 6H21c-3 1-8 0-10-6Z", fill: VOID },
  { tag: "path", d: "M17 33c0-10 6-16 15-16s15 6 15 16c0 14-7 22-15 22s-15-8-15-22Z", fill: IVORY },
  { tag: "path", d: "M17.5 26c9-3 20-3 29 0", fill: "none", stroke: TINT, strokeWidth: 4.4 },
  {
    tag: "g",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.4,
    parts: [
      { tag: "circle", cx: 25, cy: 36, r: 7 },
      { tag: "circle", cx: 39, cy: 36, r: 7 },
    ],
  },
  { tag: "path", d: "M25 36v.1M39 36v.1", stroke: VOID, strokeWidth: 5.6, strokeLinecap: "round" },
  { tag: "path", d: "M26 47.5c4 4 8 4 12 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M50 9m-4.5-3.5a5.5 5.5 0 1 1 9 0a5.5 5.5 0 1 1 3 8a5.5 5.5 0 1 1-7.5 5a5.5 5.5 0 1 1-7.5-5a5.5 5.5 0 1 1 3-8Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
  },
  { tag: "circle", cx: 50, cy: 10.5, r: 4, fill: IVORY },
];
