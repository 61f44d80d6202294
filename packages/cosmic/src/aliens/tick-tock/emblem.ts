import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** It is short of a tooth, in the rim and in the smile. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M60.5 18.5A31.5 31.5 0 1 1 36 .8",
    fill: "none",
    stroke: TINT,
    strokeWidth: 6,
    strokeDasharray: "8 11.79",
  },
  { tag: "circle", cx: 32, cy: 32, r: 21.5, fill: IVORY },
  {
    tag: "path",
    d: "M32 12.5v4M51.5 32h-4M12.5 32h4M45.8 18.2l-2.8 2.8M18.2 18.2l2.8 2.8",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinecap: "round",
  },
  { tag: "circle", cx: 24.5, cy: 27, r: 5, fill: VOID },
  { tag: "circle", cx: 39.5, cy: 27, r: 5, fill: VOID },
  { tag: "circle", cx: 26, cy: 25.5, r: 1.7, fill: IVORY },
  { tag: "circle", cx: 41, cy: 25.5, r: 1.7, fill: IVORY },
  { tag: "path", d: "M32 35L19 38M32 35L41 38.5", stroke: VOID, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "path", d: "M22 42H42C41 48 37 50 32 50S23 48 22 42Z", fill: VOID },
  { tag: "path", d: "M25 42h4v4h-4ZM35 42h4v4h-4Z", fill: IVORY },
];
