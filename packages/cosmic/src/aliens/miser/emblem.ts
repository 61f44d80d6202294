import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** The hat is its safe, and it holds on to it. */
export const emblem: Emblem = [
  {
    tag: "g",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 1.8,
    parts: [
      { tag: "rect", x: 25, y: -3.5, width: 11, height: 16, rx: 2, transform: "rotate(-16 30 4)" },
      { tag: "rect", x: 31, y: -4, width: 11, height: 16, rx: 2, transform: "rotate(14 36 4)" },
    ],
  },
  { tag: "path", d: "M16 33c0 15 6 24 16 24s16-9 16-24Z", fill: IVORY },
  { tag: "path", d: "M17 32L15 4H49L47 32Z", fill: TINT, stroke: VOID, strokeWidth: 2.4, strokeLinejoin: "round" },
  { tag: "path", d: "M4 34c10-7 46-7 56 0-10 5-46 5-56 0Z", fill: TINT, stroke: VOID, strokeWidth: 2.2 },
  { tag: "path", d: "M32 9a4.5 4.5 0 0 0-2.5 8.2L28 25h8L34.5 17.2A4.5 4.5 0 0 0 32 9Z", fill: VOID },
  { tag: "path", d: "M21 41h9.5v1a4.7 4.7 0 0 1-9.5 0ZM34 41h9.5v1a4.7 4.7 0 0 1-9.5 0Z", fill: VOID },
  { tag: "path", d: "M26 52c4-2.5 8-2.5 12 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "g",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
    parts: [
      { tag: "circle", cx: 6, cy: 35, r: 5.5 },
      { tag: "circle", cx: 58, cy: 35, r: 5.5 },
    ],
  },
];
