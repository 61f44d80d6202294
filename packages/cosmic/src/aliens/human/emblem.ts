import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const FINGERS = "M48 14l-3-9M52.5 12l-1-12.5M57.5 12L58-1M62 14l2.5-9";

/** Waves hello with the four it adds. */
export const emblem: Emblem = [
  { tag: "path", d: "M9 57c2-8 8-11 19-11s17 3 19 11c-10 6-28 6-38 0Z", fill: TINT },
  {
    tag: "path",
    d: "M12 20l5-7h21l5 7v17l-8 13H20l-8-13Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M11 26V15l7-6h20l6 6v11l-6-8H23Z", fill: VOID },
  { tag: "circle", cx: 21, cy: 30, r: 4.8, fill: VOID },
  { tag: "circle", cx: 34.5, cy: 30, r: 4.8, fill: VOID },
  { tag: "circle", cx: 22, cy: 29.5, r: 1.7, fill: IVORY },
  { tag: "circle", cx: 35.5, cy: 29.5, r: 1.7, fill: IVORY },
  { tag: "path", d: "M22 40c4 3.5 8 3.5 12 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: `M50 54l5-30M50 18h10${FINGERS}`,
    fill: "none",
    stroke: VOID,
    strokeWidth: 9.5,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M49 55l6-30", stroke: TINT, strokeWidth: 6, strokeLinecap: "round" },
  { tag: "path", d: "M46 13h18c1 8-3 14-9 14s-10-6-9-14Z", fill: TINT },
  { tag: "path", d: FINGERS, fill: "none", stroke: TINT, strokeWidth: 4.2, strokeLinecap: "round" },
  { tag: "path", d: "M49.5 18c3 0 6 1 8 3", fill: "none", stroke: VOID, strokeWidth: 2.2, strokeLinecap: "round" },
];
