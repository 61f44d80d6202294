import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const ARROW = "M0 29L64 13";

/** Never felt better. */
export const emblem: Emblem = [
  { tag: "path", d: ARROW, stroke: VOID, strokeWidth: 8 },
  { tag: "path", d: ARROW, stroke: TINT, strokeWidth: 3.4 },
  { tag: "path", d: "M67 12l-9-5 2.5 14Z", fill: TINT, stroke: VOID, strokeWidth: 1.6, strokeLinejoin: "round" },
  {
    tag: "path",
    d: "M7 27l-5-6-5 1 4 6-2 6 5-1Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 1.6,
    strokeLinejoin: "round",
  },
  { tag: "circle", cx: 32, cy: 35, r: 19.5, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "circle", cx: 24, cy: 32, r: 6.6, fill: VOID },
  { tag: "circle", cx: 40, cy: 32, r: 6.6, fill: VOID },
  { tag: "path", d: "M24 35.5c-7-4-3-8 0-5 3-3 7 1 0 5ZM40 35.5c-7-4-3-8 0-5 3-3 7 1 0 5Z", fill: TINT },
  { tag: "path", d: "M21 42h22c-1 11-21 11-22 0Z", fill: VOID },
  { tag: "path", d: "M25 48.6c3-3 11-3 14 0-4 2.4-10 2.4-14 0Z", fill: TINT },
];
