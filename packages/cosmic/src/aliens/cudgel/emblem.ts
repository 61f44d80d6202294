import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Bigger than its owner, and tried on its owner first. */
export const emblem: Emblem = [
  { tag: "path", d: "M12 28C7 12 28 8 28 24", fill: TINT, stroke: VOID, strokeWidth: 2.2 },
  { tag: "path", d: "M16.5 14.5l6 4M22 13.5l-4 6", stroke: VOID, strokeWidth: 2, strokeLinecap: "round" },
  { tag: "circle", cx: 25, cy: 39, r: 18, fill: IVORY, stroke: VOID, strokeWidth: 2 },
  { tag: "circle", cx: 18, cy: 36, r: 5.4, fill: VOID },
  { tag: "circle", cx: 31, cy: 36, r: 5.4, fill: VOID },
  { tag: "circle", cx: 19.5, cy: 34.5, r: 1.9, fill: IVORY },
  { tag: "circle", cx: 32.5, cy: 34.5, r: 1.9, fill: IVORY },
  { tag: "path", d: "M15 45h20c0 9-20 9-20 0Z", fill: VOID },
  { tag: "path", d: "M18.5 50.5L20 46l3 5.5M27 51.5l3-5.5 1.5 4.5", fill: IVORY },
  {
    tag: "path",
    d: "M41 56L45 18C43 4 48-3 56-3s12 9 7 20L48 58Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  {
    tag: "path",
    d: "M52 4h.01M60 9h.01M51 13h.01M57.5 18h.01M50.5 23h.01",
    stroke: VOID,
    strokeWidth: 4,
    strokeLinecap: "round",
  },
  { tag: "circle", cx: 44.5, cy: 51, r: 6, fill: IVORY, stroke: VOID, strokeWidth: 2.2 },
];
