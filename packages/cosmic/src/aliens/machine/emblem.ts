import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const KEY = "M46 33h10";

/** Wound up, and in no hurry to run down. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M24 18 24.8 12.8 31.2 12.8 32 18 35.8 19.6 40 16.4 44.6 21 41.4 25.2 43 29 48.2 29.8 48.2 36.2 43 37 41.4 40.8 44.6 45 40 49.6 35.8 46.4 32 48 31.2 53.2 24.8 53.2 24 48 20.3 46.4 16 49.6 11.4 45 14.6 40.8 13 37 7.8 36.2 7.8 29.8 13 29 14.6 25.2 11.4 21 16 16.4 20.2 19.6Z",
    fill: IVORY,
    stroke: IVORY,
    strokeWidth: 2,
    strokeLinejoin: "round",
  },
  { tag: "path", d: KEY, stroke: VOID, strokeWidth: 9 },
  { tag: "path", d: KEY, stroke: TINT, strokeWidth: 4.6 },
  {
    tag: "path",
    d: "M56 33c-4-6-3-14 4-14s7 8 3 14c4 6 4 14-3 14s-8-8-4-14Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
  },
  { tag: "circle", cx: 60, cy: 25.5, r: 2.4, fill: VOID },
  { tag: "circle", cx: 60, cy: 40.5, r: 2.4, fill: VOID },
  { tag: "path", d: "M17 30h9.5a4.7 4.7 0 0 1-9.5 0ZM30 30h9.5a4.7 4.7 0 0 1-9.5 0Z", fill: VOID },
  { tag: "rect", x: 20, y: 39, width: 16, height: 6, rx: 2, fill: VOID },
  { tag: "path", d: "M24 39v6M28 39v6M32 39v6", stroke: IVORY, strokeWidth: 1.6 },
];
