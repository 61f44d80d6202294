import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const LEFT_FEELER = "M22 17C21 11 19 7 16 4";
const RIGHT_FEELER = "M42 17c1-6 3-10 6-13";

/** Two heads share an eye. */
export const emblem: Emblem = [
  { tag: "path", d: LEFT_FEELER + RIGHT_FEELER, fill: "none", stroke: VOID, strokeWidth: 6, strokeLinecap: "round" },
  { tag: "path", d: LEFT_FEELER, fill: "none", stroke: IVORY, strokeWidth: 2.8, strokeLinecap: "round" },
  { tag: "path", d: RIGHT_FEELER, fill: "none", stroke: TINT, strokeWidth: 2.8, strokeLinecap: "round" },
  { tag: "circle", cx: 16, cy: 4, r: 3.6, fill: IVORY },
  { tag: "circle", cx: 48, cy: 4, r: 3.6, fill: TINT },
  { tag: "ellipse", cx: 41.5, cy: 35, rx: 15.5, ry: 19.5, fill: TINT, stroke: VOID, strokeWidth: 2 },
  { tag: "ellipse", cx: 22.5, cy: 35, rx: 15.5, ry: 19.5, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  {
    tag: "path",
    d: "M32 19.6C36 23 38 29 38 35s-2 12-6 15.4",
    fill: "none",
    stroke: VOID,
    strokeWidth: 1.8,
    strokeDasharray: "3 2.5",
  },
  {
    tag: "path",
    d: "M11.5 30H21v1a4.7 4.7 0 0 1-9.5 0ZM27 30h10.5v1A5.2 5.2 0 0 1 27 31ZM43 30h9.5v1a4.7 4.7 0 0 1-9.5 0Z",
    fill: VOID,
  },
  {
    tag: "path",
    d: "M19 43c3 2.5 6 2.5 9 0M39.5 43c3 2.5 5.5 2.5 8 0",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinecap: "round",
  },
];
