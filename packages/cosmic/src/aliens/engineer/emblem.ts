import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A face with goggles in the middle of a toothed wheel, and a wrench at hand. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M27.6 9.4L28.3 2.7L35.7 2.7L36.4 9.4L41.1 11L45.6 6L51.6 10.3L48.2 16.1L51.2 20.2L57.7 18.8L60 25.8L53.9 28.5L53.9 33.5L60 36.2L57.7 43.2L51.2 41.8L48.2 45.9L51.6 51.7L45.6 56L41.1 51L36.4 52.6L35.7 59.3L28.3 59.3L27.6 52.6L22.9 51L18.4 56L12.4 51.7L15.8 45.9L12.8 41.8L6.3 43.2L4 36.2L10.1 33.5L10.1 28.5L4 25.8L6.3 18.8L12.8 20.2L15.8 16.1L12.4 10.3L18.4 6L22.9 11Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 1.8,
    strokeLinejoin: "round",
  },
  {
    tag: "path",
    d: "M32 12c10 0 15 7 15 17 0 12-7 20-15 20s-15-8-15-20c0-10 5-17 15-17Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2,
  },
  {
    tag: "path",
    d: "M16 22c3-10 9-14 16-14s13 4 16 14c-10-3-22-3-32 0Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2,
    strokeLinejoin: "round",
  },
  { tag: "rect", x: 28, y: 9, width: 8, height: 6, rx: 2, fill: IVORY, stroke: VOID, strokeWidth: 1.6 },
  { tag: "path", d: "M15 28h34", stroke: VOID, strokeWidth: 3.4 },
  {
    tag: "g",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.6,
    parts: [
      { tag: "circle", cx: 25, cy: 29, r: 6.2 },
      { tag: "circle", cx: 39, cy: 29, r: 6.2 },
    ],
  },
  { tag: "path", d: "M25 29v.1M39 29v.1", stroke: VOID, strokeWidth: 5, strokeLinecap: "round" },
  { tag: "path", d: "M22.5 26.5l2-2M36.5 26.5l2-2", stroke: IVORY, strokeWidth: 1.6, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M27 41c3 2.400 7 2.400 10 0",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinecap: "round",
  },
  {
    tag: "g",
    transform: "rotate(-45 49 50)",
    parts: [
      { tag: "path", d: "M33 50h20", stroke: VOID, strokeWidth: 9, strokeLinecap: "round" },
      {
        tag: "path",
        d: "M63 44.500a7.500 7.500 0 1 0 0 11l-5-2v-7Z",
        fill: IVORY,
        stroke: VOID,
        strokeWidth: 2.2,
        strokeLinejoin: "round",
      },
      { tag: "path", d: "M33 50h18", stroke: IVORY, strokeWidth: 5, strokeLinecap: "round" },
    ],
  },
];
