import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const TAIL = "M44 55c10 6 17 0 15-13";

/** A possessed hand makes the sign of the horns. */
export const emblem: Emblem = [
  { tag: "path", d: TAIL, fill: "none", stroke: VOID, strokeWidth: 7, strokeLinecap: "round" },
  { tag: "path", d: TAIL, fill: "none", stroke: TINT, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "path", d: "M59 33l-5.5 10h11Z", fill: TINT, stroke: VOID, strokeWidth: 1.6, strokeLinejoin: "round" },
  {
    tag: "path",
    d: "M12 42V9h10v12c1-5 9-5 10 0 1-5 9-5 10 0v-9h10v30c0 10-8 16-20 16s-20-6-20-16Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2,
  },
  {
    tag: "path",
    d: "M12 13C11 4 9 0 4-4c11 0 18 6 18 17ZM52 13c1-9 3-13 8-17-11 0-18 6-18 17Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M22 20v6M32 20v7M42 20v6", stroke: VOID, strokeWidth: 2, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M13 32c8-4 18-5 25-3 4 1 4 7 0 7-8 0-15 1-21 4",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M20 42h9.5a4.7 4.7 0 0 1-9.5 0ZM34.5 42H44a4.7 4.7 0 0 1-9.5 0Z", fill: VOID },
  { tag: "path", d: "M22 51c6 5 14 5 20 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
];
