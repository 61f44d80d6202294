import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Three hats, the third too small. */
export const emblem: Emblem = [
  { tag: "path", d: "M9 32H55L47 50L32 59L17 50Z", fill: IVORY },
  {
    tag: "g",
    fill: VOID,
    parts: [
      { tag: "circle", cx: 20, cy: 40, r: 4.6 },
      { tag: "circle", cx: 32, cy: 40, r: 4.6 },
      { tag: "circle", cx: 44, cy: 40, r: 4.6 },
    ],
  },
  { tag: "path", d: "M21.5 38.5v.1M33.5 38.5v.1M45.5 38.5v.1", stroke: IVORY, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "path", d: "M27 50h10L32 54.5Z", fill: VOID },
  {
    tag: "g",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
    parts: [
      { tag: "path", d: "M9 28H16C16 14 48 14 48 28H55V33H9Z" },
      { tag: "path", d: "M18 15H23C23 5 41 5 41 15H46V19H18Z" },
      { tag: "path", d: "M26 4H28.5C28.5-3 35.5-3 35.5 4H38V7.5H26Z" },
    ],
  },
];
