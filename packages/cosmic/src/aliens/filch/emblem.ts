import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A hand comes in from outside and robs the robber. */
export const emblem: Emblem = [
  { tag: "circle", cx: 26, cy: 41, r: 17, fill: IVORY },
  { tag: "path", d: "M7 38c12-5 26-5 38 0-1 9-6 11-11 11-4 0-5-4-8-4s-4 4-8 4C13 49 8 47 7 38Z", fill: VOID },
  { tag: "path", d: "M13.5 40h9a4.5 4.5 0 0 1-9 0ZM29.5 40h9a4.5 4.5 0 0 1-9 0Z", fill: IVORY },
  { tag: "path", d: "M21 53c4 2 8 2 11-1", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M29-2l17-2 4 28-17 2Z", fill: IVORY, stroke: VOID, strokeWidth: 2.2, strokeLinejoin: "round" },
  { tag: "path", d: "M37.5 1l5 6-4 7-5-6Z", fill: TINT },
  { tag: "path", d: "M6 33c0-12 8-18 20-18s20 6 20 18c-12-4-28-4-40 0Z", fill: IVORY, stroke: VOID, strokeWidth: 2.2 },
  { tag: "path", d: "M8 25c11-4 25-4 36 0", fill: "none", stroke: VOID, strokeWidth: 2.4 },
  {
    tag: "path",
    d: "M60 10h-2M57 7l-9-1M57 13l-6 4",
    fill: "none",
    stroke: VOID,
    strokeWidth: 11,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M62 10h-4", stroke: TINT, strokeWidth: 13, strokeLinecap: "round" },
  { tag: "path", d: "M57 7L48 6M57 13l-6 4", stroke: TINT, strokeWidth: 6, strokeLinecap: "round" },
  { tag: "rect", x: 60, y: 1, width: 6, height: 18, rx: 2, fill: IVORY, stroke: VOID, strokeWidth: 2.2 },
];
