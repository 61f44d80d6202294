import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A parcel held out, with a fuse. */
export const emblem: Emblem = [
  { tag: "path", d: "M9 33c0-12 7-18 16-18s16 6 16 18c0 13-7 20-16 20S9 46 9 33Z", fill: IVORY },
  { tag: "path", d: "M12 23C10 7 38 5 39 22Z", fill: TINT },
  { tag: "path", d: "M6 25C16 19 34 18 45 22", fill: "none", stroke: TINT, strokeWidth: 4, strokeLinecap: "round" },
  { tag: "path", d: "M14 31h9v1a4.5 4.5 0 0 1-9 0ZM27 31h9v1a4.5 4.5 0 0 1-9 0Z", fill: VOID },
  { tag: "path", d: "M17 42c5 4 11 4 15-1", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "g",
    transform: "rotate(-8 50 46)",
    parts: [
      { tag: "rect", x: 36, y: 36, width: 28, height: 21, rx: 2, fill: TINT, stroke: VOID, strokeWidth: 2.4 },
      { tag: "path", d: "M50 36v21M36 45h28", stroke: IVORY, strokeWidth: 3.4 },
    ],
  },
  { tag: "path", d: "M49 35C46 27 53 27 54 20", fill: "none", stroke: VOID, strokeWidth: 6, strokeLinecap: "round" },
  { tag: "path", d: "M49 35C46 27 53 27 54 20", fill: "none", stroke: IVORY, strokeWidth: 2.6, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M55 5l2 6 6-2-3 6 5 3-6 2 1 6-5-4-5 3 1-6-6-2 6-3-2-5 5 2Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 1.8,
  },
  { tag: "circle", cx: 37, cy: 52, r: 5.5, fill: IVORY, stroke: VOID, strokeWidth: 2.2 },
];
