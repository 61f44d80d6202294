import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A smiling face in a high collar, with an olive branch. */
export const emblem: Emblem = [
  { tag: "path", d: "M10 60C10 48 18 43 32 43C46 43 54 48 54 60Z", fill: TINT },
  { tag: "path", d: "M32 6C43 6 49 14 49 25C49 37 42 46 32 46C22 46 15 37 15 25C15 14 21 6 32 6Z", fill: IVORY },
  { tag: "path", d: "M24 24v.1M40 24v.1", stroke: VOID, strokeWidth: 6, strokeLinecap: "round" },
  { tag: "path", d: "M23 33c5 6 13 6 18 0", fill: "none", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M19 16c4-3 8-3 10-1M45 16c-4-3-8-3-10-1",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M22 47L32 57L42 47",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M50 58C54 50 56 42 55 34M55 46c4 0 6-2 7-5M54 50c-4-1-6-3-6-6M55 40c3-1 5-3 5-6",
    fill: "none",
    stroke: TINT,
    strokeWidth: 2.8,
    strokeLinecap: "round",
  },
];
