import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Half of it is its own negative; what circles round it counts below zero. */
export const emblem: Emblem = [
  {
    tag: "ellipse",
    cx: 32,
    cy: 32,
    rx: 34,
    ry: 12,
    fill: "none",
    stroke: VOID,
    strokeWidth: 7,
    transform: "rotate(-28 32 32)",
  },
  {
    tag: "ellipse",
    cx: 32,
    cy: 32,
    rx: 34,
    ry: 12,
    fill: "none",
    stroke: TINT,
    strokeWidth: 2.8,
    transform: "rotate(-28 32 32)",
  },
  {
    tag: "path",
    d: "M32 11l18 10.5v21L32 53 14 42.5v-21Z",
    fill: VOID,
    stroke: IVORY,
    strokeWidth: 2.6,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M32 11v42L14 42.5v-21Z", fill: IVORY },
  { tag: "circle", cx: 23.5, cy: 29, r: 5.6, fill: VOID },
  { tag: "circle", cx: 23.5, cy: 29, r: 1.9, fill: IVORY },
  { tag: "circle", cx: 40.5, cy: 29, r: 5.6, fill: IVORY },
  { tag: "circle", cx: 40.5, cy: 29, r: 1.9, fill: VOID },
  { tag: "path", d: "M21 42c3 3.5 8 3.5 11 0", fill: "none", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  { tag: "path", d: "M32 42c3-3.5 8-3.5 11 0", fill: "none", stroke: IVORY, strokeWidth: 2.6, strokeLinecap: "round" },
  { tag: "circle", cx: 59, cy: 11, r: 7.5, fill: TINT, stroke: VOID, strokeWidth: 2.4 },
  { tag: "path", d: "M55.5 11h7", stroke: VOID, strokeWidth: 2.8, strokeLinecap: "round" },
];
