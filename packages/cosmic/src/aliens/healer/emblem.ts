import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** It has put a plaster on its own seal. */
export const emblem: Emblem = [
  { tag: "circle", cx: 31, cy: 35, r: 18.5, fill: IVORY },
  { tag: "path", d: "M31 20v8M27 24h8", stroke: TINT, strokeWidth: 3.6, strokeLinecap: "round" },
  { tag: "path", d: "M20 33.5h8a4 4 0 0 1-8 0ZM34 33.5h8a4 4 0 0 1-8 0Z", fill: VOID },
  { tag: "circle", cx: 18.5, cy: 41, r: 2.6, fill: TINT, fillOpacity: 0.7 },
  { tag: "circle", cx: 43.5, cy: 41, r: 2.6, fill: TINT, fillOpacity: 0.7 },
  { tag: "path", d: "M24.5 43c4 4.5 9 4.5 13 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M45 5l3 6 5-1 1 6 5 1", fill: "none", stroke: VOID, strokeWidth: 5 },
  {
    tag: "g",
    transform: "rotate(45 52 12)",
    parts: [
      { tag: "rect", x: 37, y: 6, width: 30, height: 12, rx: 6, fill: TINT, stroke: VOID, strokeWidth: 2.5 },
      { tag: "rect", x: 46.5, y: 7.5, width: 11, height: 9, rx: 1.5, fill: IVORY },
      { tag: "circle", cx: 42, cy: 12, r: 1.2, fill: VOID },
      { tag: "circle", cx: 62, cy: 12, r: 1.2, fill: VOID },
    ],
  },
];
