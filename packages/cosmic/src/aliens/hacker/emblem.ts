import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** It has just clicked on your hand. */
export const emblem: Emblem = [
  { tag: "path", d: "M9 52C8 34 12 10 32 5c20 5 24 29 23 47-6 6-15 8-23 8S15 58 9 52Z", fill: IVORY },
  { tag: "path", d: "M32 15c12 4 16 12 16 21 0 9-7 14-16 14s-16-5-16-14c0-9 4-17 16-21Z", fill: VOID },
  { tag: "path", d: "M20 31h10.5a5.2 5.2 0 0 1-10.5 0ZM33.5 31H44a5.2 5.2 0 0 1-10.5 0Z", fill: TINT },
  { tag: "path", d: "M27 43c3 2 7 2 10-1", fill: "none", stroke: TINT, strokeWidth: 2.2, strokeLinecap: "round" },
  { tag: "path", d: "M26 51v6M36 51v4", stroke: VOID, strokeWidth: 2.2, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M43 36v25l6-5 4.5 10 5-2.3L54 54h8.5Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.6,
    strokeLinejoin: "round",
  },
];
