import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A hole, nothing else; the rim is on its way in. */
export const emblem: Emblem = [
  { tag: "path", d: "M39.5 4A29 29 0 0 1 59.3 22.1", fill: "none", stroke: VOID, strokeWidth: 4 },
  { tag: "circle", cx: 33, cy: 36, r: 19, fill: IVORY },
  { tag: "circle", cx: 31.5, cy: 34, r: 19, fill: VOID },
  {
    tag: "g",
    fill: "none",
    stroke: TINT,
    strokeWidth: 2.4,
    strokeLinecap: "round",
    parts: [
      { tag: "path", d: "M39.5 4C52 8 50 18 43 24C39 27 36 27 34 31" },
      { tag: "path", d: "M59.3 22.1C57 16 53 22 47 27C43 30 40 31 38 35" },
    ],
  },
];
