import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A long face with a planet for a hat, drawn into a whirl. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M58 34A26 26 0 1 1 32 8M52 34A20 20 0 1 1 32 14",
    fill: "none",
    stroke: TINT,
    strokeWidth: 3.4,
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M32 20C42 20 46 27 46 36C46 47 40 58 32 58C24 58 18 47 18 36C18 27 22 20 32 20Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
  },
  { tag: "circle", cx: 32, cy: 13, r: 10, fill: TINT, stroke: VOID, strokeWidth: 2.2 },
  { tag: "ellipse", cx: 32, cy: 14, rx: 18, ry: 3.6, fill: "none", stroke: VOID, strokeWidth: 5 },
  { tag: "ellipse", cx: 32, cy: 14, rx: 18, ry: 3.6, fill: "none", stroke: IVORY, strokeWidth: 2.4 },
  { tag: "ellipse", cx: 26, cy: 35, rx: 3.6, ry: 5, fill: VOID },
  { tag: "ellipse", cx: 38, cy: 35, rx: 3.6, ry: 5, fill: VOID },
  { tag: "path", d: "M27 33v.1M39 33v.1", stroke: IVORY, strokeWidth: 2.2, strokeLinecap: "round" },
  { tag: "ellipse", cx: 32, cy: 49, rx: 3.4, ry: 4, fill: VOID },
];
