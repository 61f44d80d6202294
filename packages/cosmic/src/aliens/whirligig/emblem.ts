import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** It spins so fast that the cards fly off it, and nobody knows whose they were. */
export const emblem: Emblem = [
  {
    tag: "g",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 1.8,
    parts: [
      { tag: "rect", x: 2, y: 10, width: 11, height: 15, rx: 2, transform: "rotate(-28 7 17)" },
      { tag: "rect", x: 50, y: 22, width: 11, height: 15, rx: 2, transform: "rotate(24 55 29)" },
      { tag: "rect", x: 6, y: 42, width: 10, height: 14, rx: 2, transform: "rotate(20 11 49)" },
    ],
  },
  {
    tag: "path",
    d: "M9 9c14-8 36-8 46 0 3 4-2 7-8 9 4 2 4 6-2 8 3 3 2 6-2 8 2 3 1 5-2 7 1 3 0 5-3 6-1 6-3 10-6 14-1-7-3-11-5-14-4-1-5-4-4-7-4-2-5-5-3-8-5-2-6-6-3-9C11 21 6 15 9 9Z",
    fill: IVORY,
  },
  {
    tag: "path",
    d: "M8 10c14 8 34 8 47 0M16 23c9 5 22 5 31 0M21 33c7 4 15 4 22 0M25 42c4 2.5 10 2.5 14 0",
    fill: "none",
    stroke: TINT,
    strokeWidth: 4,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M22 14.5h8a4 4 0 0 1-8 0ZM35 14.5h8a4 4 0 0 1-8 0Z", fill: VOID },
  { tag: "path", d: "M30 27c2 1.5 5 1.5 7 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
];
