import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Swears that it holds a forty. Its nose disagrees. */
export const emblem: Emblem = [
  { tag: "circle", cx: 27, cy: 40, r: 17, fill: IVORY },
  {
    tag: "g",
    transform: "rotate(-9 27 26)",
    parts: [
      {
        tag: "rect",
        x: 34,
        y: 1,
        width: 13,
        height: 18,
        rx: 2,
        fill: IVORY,
        stroke: VOID,
        strokeWidth: 2.2,
        transform: "rotate(16 38 12)",
      },
      {
        tag: "path",
        d: "M15 27L14 1C20-2 34-2 40 1l-1 26Z",
        fill: TINT,
        stroke: VOID,
        strokeWidth: 2.4,
        strokeLinejoin: "round",
      },
      { tag: "path", d: "M15 20h24", stroke: VOID, strokeWidth: 4 },
      { tag: "path", d: "M5 28c10-5 34-5 44 0-10 5-34 5-44 0Z", fill: TINT, stroke: VOID, strokeWidth: 2.2 },
    ],
  },
  { tag: "path", d: "M16 36h9a4.5 4.5 0 0 1-9 0ZM30 34.5h9a4.5 4.5 0 0 1-9 0Z", fill: VOID },
  { tag: "path", d: "M30 41l33-3c5 0 5 6 0 6.5L31 46c-4 0-4-5-1-5Z", fill: TINT, stroke: VOID, strokeWidth: 2.4 },
  { tag: "path", d: "M21 50c4 3 8 2 12-1", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
];
