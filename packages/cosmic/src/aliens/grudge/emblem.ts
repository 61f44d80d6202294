import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** It sits on the rim and keeps a list. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M18 27h28v39l-5-4-4.5 4-4.5-4-4.5 4-4.5-4-5 4Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  {
    tag: "path",
    d: "M24 35v8M29 35v8M34 35v8M39 35v8M22 42l20-6",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M24 50v8M29 50v8M34 50v8", fill: "none", stroke: VOID, strokeWidth: 2.2, strokeLinecap: "round" },
  { tag: "path", d: "M12 27C10 8 18-4 32-4s22 12 20 31c-12 4-28 4-40 0Z", fill: IVORY, stroke: VOID, strokeWidth: 2.4 },
  { tag: "circle", cx: 24.5, cy: 12, r: 5.6, fill: VOID },
  { tag: "circle", cx: 39.5, cy: 12, r: 5.6, fill: VOID },
  { tag: "circle", cx: 26, cy: 13, r: 1.9, fill: IVORY },
  { tag: "circle", cx: 38, cy: 13, r: 1.9, fill: IVORY },
  { tag: "path", d: "M17 3l12 4M47 3L35 7", stroke: VOID, strokeWidth: 2.8, strokeLinecap: "round" },
  { tag: "path", d: "M26 23c4-3 8-3 12 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "circle", cx: 17, cy: 29, r: 5, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "circle", cx: 47, cy: 29, r: 5, fill: IVORY, stroke: VOID, strokeWidth: 2 },
];
