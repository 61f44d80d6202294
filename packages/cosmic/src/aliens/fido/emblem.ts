import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const PIECE = "M11 42A29 29 0 0 0 53 42";

/** It has fetched a piece of the rim. */
export const emblem: Emblem = [
  { tag: "path", d: "M6.9 17.5a29 29 0 0 1 50.2 0", fill: "none", stroke: VOID, strokeWidth: 5 },
  { tag: "path", d: "M17 24C17 13 24 9 32 9s15 4 15 15l1 16c0 10-7 17-16 17s-16-7-16-17Z", fill: IVORY },
  {
    tag: "path",
    d: "M19 12C8 9 2 20 6 37c9 0 14-7 15-17Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
  },
  {
    tag: "path",
    d: "M45 12c11-3 17 8 13 25-9 0-14-7-15-17Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M21.5 26H31a4.7 4.7 0 0 1-9.5 0ZM33.5 26H43a4.7 4.7 0 0 1-9.5 0Z", fill: VOID },
  { tag: "path", d: "M25.5 36c0-4 13-4 13 0s-4 5.5-6.5 5.5-6.5-1.5-6.5-5.5Z", fill: VOID },
  { tag: "path", d: PIECE, fill: "none", stroke: VOID, strokeWidth: 8, strokeLinecap: "round" },
  { tag: "path", d: PIECE, fill: "none", stroke: TINT, strokeWidth: 3.6, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M27 46l1.5 6 3-5.5M32.5 46.5l3 5.5 1.5-6",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 1.4,
    strokeLinejoin: "round",
  },
];
