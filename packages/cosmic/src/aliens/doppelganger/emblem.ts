import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** The same face twice; the one behind has slipped out of the other. */
export const emblem: Emblem = [
  { tag: "path", d: "M30 34C30 14 38 3 48 3s14 10 14 26c0 14-6 27-14 27S30 48 30 34Z", fill: TINT },
  { tag: "path", d: "M46 24h7.5a3.8 3.8 0 0 1-7.5 0ZM55.5 24H61c0 3-1.5 4-2.5 4s-3-1.5-3-4Z", fill: VOID },
  {
    tag: "path",
    d: "M4 36C4 15 13 4 25 4s20 11 20 29c0 16-8 28-20 28S4 52 4 36Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.6,
  },
  { tag: "path", d: "M13 27h9.5a4.8 4.8 0 0 1-9.5 0ZM27 27h9.5a4.8 4.8 0 0 1-9.5 0Z", fill: VOID },
  { tag: "path", d: "M18 44c5 3 10 3 14 0", fill: "none", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M25 4c-4 8 4 12 0 19s4 12 0 19 3 12 0 19",
    fill: "none",
    stroke: TINT,
    strokeWidth: 2.2,
    strokeDasharray: "3 3",
  },
];
