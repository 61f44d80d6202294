import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A lizard's head, half of the skin already changed. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M32 4C46 6 54 18 54 30C54 42 44 54 32 60C20 54 10 42 10 30C10 18 18 6 32 4Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
  },
  { tag: "path", d: "M32 4C46 6 54 18 54 30C54 42 44 54 32 60L28 48L36 38L27 28L36 17Z", fill: TINT },
  { tag: "ellipse", cx: 20, cy: 28, rx: 6, ry: 7.4, fill: VOID },
  { tag: "ellipse", cx: 44, cy: 28, rx: 6, ry: 7.4, fill: VOID },
  { tag: "path", d: "M20 22V34M44 22V34", stroke: IVORY, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M29 42v.1M35 42v.1", stroke: VOID, strokeWidth: 2.8, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M20 47C27 51 37 51 44 47",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M32 51V58L28 63M32 58L36 63",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M43 11l4 3M47 16l4 3M42 17l4 3", stroke: VOID, strokeWidth: 2, strokeLinecap: "round" },
];
