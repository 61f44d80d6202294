import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A small creature with a large demand: no more than three. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M17 45L7 41L4 48M18 50L8 53L7 59M36 46L45 43L53 46M36 52L45 55L46 60",
    fill: "none",
    stroke: IVORY,
    strokeWidth: 2.8,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  { tag: "ellipse", cx: 27, cy: 48, rx: 13, ry: 9.5, fill: IVORY },
  {
    tag: "g",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2,
    parts: [
      { tag: "circle", cx: 18.5, cy: 37, r: 9.5 },
      { tag: "circle", cx: 35.5, cy: 37, r: 9.5 },
    ],
  },
  { tag: "path", d: "M20 37v.1M34 37v.1", stroke: VOID, strokeWidth: 8.5, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M22 51h10M25 51v3h4v-3",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M54 59V-1", stroke: VOID, strokeWidth: 7, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M53 1C43-6 33 6 19 0V19C33 25 43 13 53 20Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M54 58V0", stroke: IVORY, strokeWidth: 3, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M32 5.5h9l-5 5c4 0 5.5 1.8 5.5 4 0 4-7 4.5-9.5 1.5",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.6,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
];
