import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A skull with a patch under a cocked hat, over crossed ships. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M8 46L56 60M56 46L8 60",
    stroke: VOID,
    strokeWidth: 9,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M8 46L56 60M56 46L8 60", stroke: TINT, strokeWidth: 4.6, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M32 14C45 14 50 23 50 33C50 40 46 43 42 45V52H22V45C18 43 14 40 14 33C14 23 19 14 32 14Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
  },
  {
    tag: "path",
    d: "M4 24C10 8 22 3 32 3C42 3 54 8 60 24C44 17 20 17 4 24Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
  },
  { tag: "path", d: "M32 7L35 11L32 15L29 11Z", fill: VOID },
  { tag: "path", d: "M15 29L50 25", stroke: VOID, strokeWidth: 2.2 },
  { tag: "ellipse", cx: 24, cy: 33, rx: 6.4, ry: 6, fill: VOID },
  { tag: "circle", cx: 41, cy: 33, r: 5.2, fill: VOID },
  { tag: "circle", cx: 42.4, cy: 31.8, r: 1.8, fill: IVORY },
  { tag: "path", d: "M32 38L34.4 42.6H29.6Z", fill: VOID },
  { tag: "path", d: "M27 47V52M32 47V52M37 47V52", stroke: VOID, strokeWidth: 2 },
];
