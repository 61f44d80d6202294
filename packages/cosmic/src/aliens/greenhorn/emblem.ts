import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Wide eyes under a helmet that is much too big, and a sprout on top. */
export const emblem: Emblem = [
  { tag: "path", d: "M32 12C30 4 24 1 18 2c1 6 6 9 14 10ZM32 12c1-7 6-11 13-10 0 6-5 10-13 10Z", fill: TINT },
  { tag: "path", d: "M32 20V9", stroke: TINT, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "path", d: "M15 38c0 14 7 23 17 23s17-9 17-23Z", fill: IVORY },
  {
    tag: "path",
    d: "M6 40c-2-16 9-26 26-26s28 10 26 26c-14-6-38-6-52 0Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M9 33c13-6 33-6 46 0", fill: "none", stroke: TINT, strokeWidth: 4 },
  { tag: "circle", cx: 24, cy: 44, r: 6, fill: VOID },
  { tag: "circle", cx: 40, cy: 44, r: 6, fill: VOID },
  { tag: "circle", cx: 25.5, cy: 42.5, r: 2.4, fill: TINT },
  { tag: "circle", cx: 41.5, cy: 42.5, r: 2.4, fill: TINT },
  { tag: "circle", cx: 32, cy: 54.5, r: 3, fill: VOID },
  {
    tag: "path",
    d: "M16 41c-1 6 0 12 5 17M48 41c1 6 0 12-5 17",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2,
    strokeLinecap: "round",
  },
];
