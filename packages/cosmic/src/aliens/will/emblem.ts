import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** An arrow that turns away. */
export const emblem: Emblem = [
  { tag: "circle", cx: 30, cy: 36, r: 20.5, fill: IVORY },
  {
    tag: "path",
    d: "M12 36h2M48 36h-2M17.3 48.7l1.5-1.5M42.7 48.7l-1.5-1.5M30 54v-2",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M22 33v.1M39 33v.1", stroke: VOID, strokeWidth: 11.5, strokeLinecap: "round" },
  { tag: "path", d: "M24.5 31.5v.1M41.5 31.5v.1", stroke: IVORY, strokeWidth: 4.4, strokeLinecap: "round" },
  { tag: "path", d: "M24 47.5c4-2.5 8-2.5 12 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "g",
    fill: "none",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    parts: [
      { tag: "path", d: "M30.5 40V20C30.5 12 34 9 42 9H62M55 2L62 9L55 16", stroke: VOID, strokeWidth: 8 },
      { tag: "path", d: "M30.5 40V20C30.5 12 34 9 42 9H62M55 2L62 9L55 16", stroke: TINT, strokeWidth: 4 },
    ],
  },
];
