import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Your hand for mine. */
export const emblem: Emblem = [
  { tag: "path", d: "M18 15h28v12c0 10-5 15-14 15s-14-5-14-15Z", fill: IVORY },
  { tag: "path", d: "M20 16L24-3H40L44 16Z", fill: TINT, stroke: VOID, strokeWidth: 2.4, strokeLinejoin: "round" },
  { tag: "path", d: "M32-2C42-2 51-1 51 11", fill: "none", stroke: VOID, strokeWidth: 6, strokeLinecap: "round" },
  { tag: "path", d: "M32-2C42-2 51-1 51 11", fill: "none", stroke: IVORY, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M20 21h10v1a5 5 0 0 1-10 0ZM34 21h10v1a5 5 0 0 1-10 0Z", fill: VOID },
  {
    tag: "path",
    d: "M20 32c3 3 9 2 12-1 3 3 9 4 12 1",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.8,
    strokeLinecap: "round",
  },
  {
    tag: "g",
    stroke: VOID,
    strokeWidth: 2.2,
    parts: [
      { tag: "rect", x: -1, y: 34, width: 15, height: 21, rx: 2.5, fill: IVORY, transform: "rotate(-16 6 45)" },
      { tag: "rect", x: 50, y: 34, width: 15, height: 21, rx: 2.5, fill: TINT, transform: "rotate(16 58 45)" },
    ],
  },
  {
    tag: "g",
    fill: "none",
    strokeLinecap: "round",
    parts: [
      { tag: "path", d: "M47 42C42 50 30 55 11 53", stroke: VOID, strokeWidth: 10 },
      { tag: "path", d: "M47 42C42 50 30 55 11 53", stroke: TINT, strokeWidth: 5.6 },
      { tag: "path", d: "M17 42C22 50 34 55 53 53", stroke: VOID, strokeWidth: 10 },
      { tag: "path", d: "M17 42C22 50 34 55 53 53", stroke: IVORY, strokeWidth: 5.6 },
    ],
  },
];
