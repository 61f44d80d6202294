import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Knows everything; the zip says that it will not tell. */
export const emblem: Emblem = [
  { tag: "path", d: "M13 25h38c2 17-6 31-19 33C19 56 11 42 13 25Z", fill: IVORY },
  {
    tag: "path",
    d: "M10 28C3 26 3 16 9 13 8 5 17 0 23 3c3-8 15-8 18 0 6-3 15 2 14 10 6 3 6 13-1 15-12-3-32-3-44 0Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
  },
  {
    tag: "path",
    d: "M32 0v25M23 4c-3 4 0 6 3 7M14 14c4-1 7 1 7 5M41 4c3 4 0 6-3 7M50 14c-4-1-7 1-7 5",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M18 34h28c0 8-6 11-14 11s-14-3-14-11Z", fill: VOID },
  { tag: "path", d: "M25 34h14a7 7 0 0 1-14 0Z", fill: TINT },
  { tag: "circle", cx: 32, cy: 37, r: 2.2, fill: VOID },
  {
    tag: "path",
    d: "M22 51h19M25 49v4M29 49v4M33 49v4M37 49v4",
    stroke: VOID,
    strokeWidth: 1.8,
    strokeLinecap: "round",
  },
];
