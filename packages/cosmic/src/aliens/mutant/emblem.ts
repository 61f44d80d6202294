import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Whatever grows next will fetch one more card. */
export const emblem: Emblem = [
  { tag: "path", d: "M13 40C9 28 18 20 29 22C40 17 53 26 51 39C53 50 44 57 32 56C20 58 15 51 13 40Z", fill: IVORY },
  {
    tag: "g",
    fill: VOID,
    parts: [
      { tag: "path", d: "M17 34h13v1a6.5 6.5 0 0 1-13 0Z" },
      { tag: "path", d: "M34 29h8v1a4 4 0 0 1-8 0Z" },
      { tag: "path", d: "M37 39h10v1a5 5 0 0 1-10 0Z" },
    ],
  },
  { tag: "path", d: "M21 49c6 4 12-1 19 2", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "rect",
    x: 43,
    y: -4,
    width: 17,
    height: 24,
    rx: 2.5,
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
    transform: "rotate(10 51 8)",
  },
  { tag: "path", d: "M53-.5l3.5 4.5-3.5 4.5-3.5-4.5Z", fill: TINT },
  {
    tag: "path",
    d: "M27 23C20 10 30 2 37 8C43 14 52 18 61 13",
    fill: "none",
    stroke: VOID,
    strokeWidth: 10,
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M27 23C20 10 30 2 37 8C43 14 52 18 61 13",
    fill: "none",
    stroke: TINT,
    strokeWidth: 6,
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M25.5 17v.1M28 10.5v.1M34 8.5v.1M39.5 11.5v.1",
    stroke: IVORY,
    strokeWidth: 2.4,
    strokeLinecap: "round",
  },
];
