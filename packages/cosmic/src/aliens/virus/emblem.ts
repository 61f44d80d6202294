import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Multiplication signs for eyes. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M32 18V3M41.6 21.5L49 12.7M46.8 30.4L58.1 28.4M45 40.5L58 48M37.1 47.1L41.1 57.9M26.9 47.1L22.9 57.9M19 40.5L6 48M17.2 30.4L5.9 28.4M22.4 21.5L15 12.7",
    stroke: VOID,
    strokeWidth: 7,
  },
  {
    tag: "path",
    d: "M32 18V3M41.6 21.5L49 12.7M46.8 30.4L58.1 28.4M45 40.5L58 48M37.1 47.1L41.1 57.9M26.9 47.1L22.9 57.9M19 40.5L6 48M17.2 30.4L5.9 28.4M22.4 21.5L15 12.7",
    stroke: TINT,
    strokeWidth: 3,
  },
  {
    tag: "g",
    strokeLinecap: "round",
    parts: [
      {
        tag: "path",
        d: "M32 3h.1M49 12.7h.1M58.1 28.4h.1M58 48h.1M41.1 57.9h.1M22.9 57.9h.1M6 48h.1M5.9 28.4h.1M15 12.7h.1",
        stroke: VOID,
        strokeWidth: 9.6,
      },
      {
        tag: "path",
        d: "M32 3h.1M49 12.7h.1M58.1 28.4h.1M58 48h.1M41.1 57.9h.1M22.9 57.9h.1M6 48h.1M5.9 28.4h.1M15 12.7h.1",
        stroke: TINT,
        strokeWidth: 6.4,
      },
    ],
  },
  {
    tag: "path",
    d: "M32 15.5L45.5 22L50 34L43.5 46L32 50.5L20.5 46L14 34L18.5 22Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 1.5,
    strokeLinejoin: "round",
  },
  {
    tag: "g",
    fill: "none",
    stroke: VOID,
    parts: [
      { tag: "path", d: "M22 27l7 7M29 27l-7 7M35 27l7 7M42 27l-7 7", strokeWidth: 3, strokeLinecap: "round" },
      { tag: "path", d: "M24 40.5c5 4 11 4 16 0", strokeWidth: 2.4, strokeLinecap: "round" },
      { tag: "path", d: "M28 42.5v3M36 42.5v3", strokeWidth: 1.6 },
    ],
  },
];
