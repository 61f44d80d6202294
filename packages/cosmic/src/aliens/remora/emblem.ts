import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Somebody else does the swimming. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M-2 15C8 5 18 5 26 5C28 0 30-3 36-4.5C36 0 38 3 42 5C52 6 60 9 66 14C54 22 12 23 -2 15Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  { tag: "circle", cx: 56, cy: 11.5, r: 2.4, fill: VOID },
  { tag: "path", d: "M60 17c-3-1-5-1-8 0", fill: "none", stroke: VOID, strokeWidth: 2, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M4 53C9 47 9 42 4 36C13 36 16 39 18 41C24 26 52 24 59 40C52 56 26 57 18 47C16 51 11 54 4 53Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
  },
  { tag: "rect", x: 25, y: 19.5, width: 30, height: 9.5, rx: 4.5, fill: TINT, stroke: VOID, strokeWidth: 2.4 },
  { tag: "path", d: "M33 21v7M40 21v7M47 21v7", stroke: VOID, strokeWidth: 2.6 },
  { tag: "path", d: "M38 35h11v1a5.5 5.5 0 0 1-11 0Z", fill: VOID },
  { tag: "path", d: "M43 48.5c5 0 8-2 10-5", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M28 39c2.5 2.5 2.5 6 0 8.5",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinecap: "round",
  },
];
