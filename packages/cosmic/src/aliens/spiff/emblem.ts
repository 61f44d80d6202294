import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** That was a landing. */
export const emblem: Emblem = [
  { tag: "path", d: "M44 64L47 50L62 42L67 54L56 66Z", fill: VOID },
  { tag: "path", d: "M60 58l5 2-5 4ZM62 46l4-2-1 6ZM49 60l2 5-6-1Z", fill: TINT },
  {
    tag: "g",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2,
    parts: [
      { tag: "circle", cx: 2, cy: 15, r: 4 },
      { tag: "circle", cx: 5, cy: 7, r: 5 },
      { tag: "circle", cx: 13, cy: 1.5, r: 6 },
    ],
  },
  {
    tag: "g",
    transform: "rotate(28 32 34)",
    stroke: VOID,
    parts: [
      { tag: "path", d: "M12 37C12 6 52 6 52 37Z", fill: IVORY, strokeWidth: 2 },
      { tag: "path", d: "M0 40C12 30 52 30 66 40C54 52 10 52 0 40Z", fill: TINT, strokeWidth: 2.4 },
      { tag: "path", d: "M19 20h10v1a5 5 0 0 1-10 0ZM35 20h10v1a5 5 0 0 1-10 0Z", fill: VOID, stroke: "none" },
      {
        tag: "path",
        d: "M27 29.5c4 1.5 8 .5 10-2M14 42C24 46 42 46 54 42",
        fill: "none",
        strokeWidth: 2.4,
        strokeLinecap: "round",
      },
    ],
  },
];
