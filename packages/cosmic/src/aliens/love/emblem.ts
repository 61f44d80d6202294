import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** All heart, from the top of the head down, and one more on the end of each antenna. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M22 16C21 8 16 5 12 4M42 16c1-8 6-11 10-12",
    fill: "none",
    stroke: IVORY,
    strokeWidth: 3.2,
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M10 10C4 7 3 2 6 0c2-1 4 0 4 2 0-2 3-3 5-1 2 3 0 7-5 9ZM54 10c-5-2-7-6-5-9 2-2 5-1 5 1 0-2 2-3 4-2 3 2 2 7-4 10Z",
    fill: TINT,
  },
  {
    tag: "path",
    d: "M32 61C14 48 6 37 6 27c0-9 6-15 13-15 6 0 10 3 13 9 3-6 7-9 13-9 7 0 13 6 13 15 0 10-8 21-26 34Z",
    fill: IVORY,
  },
  {
    tag: "path",
    d: "M17 29c2-4 8-4 10 0M37 29c2-4 8-4 10 0",
    fill: "none",
    stroke: VOID,
    strokeWidth: 3,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M21 37h22c0 8-5 12-11 12s-11-4-11-12Z", fill: VOID },
  { tag: "path", d: "M26 46c3-4 9-4 12 0-3 3.5-9 3.5-12 0Z", fill: TINT },
  { tag: "circle", cx: 15, cy: 36, r: 3.2, fill: TINT, fillOpacity: 0.7 },
  { tag: "circle", cx: 49, cy: 36, r: 3.2, fill: TINT, fillOpacity: 0.7 },
];
