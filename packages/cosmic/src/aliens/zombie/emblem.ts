import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Something always grows back. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M15 31C15 18 23 13 32 13s17 5 17 18c0 7-3 10-6 12v7c0 3-1 4-4 4H25c-3 0-4-1-4-4v-7c-3-2-6-5-6-12Z",
    fill: IVORY,
  },
  { tag: "circle", cx: 24.5, cy: 32, r: 6.5, fill: VOID },
  { tag: "circle", cx: 25.5, cy: 31, r: 2.4, fill: TINT },
  { tag: "circle", cx: 41, cy: 33, r: 3.8, fill: VOID },
  { tag: "path", d: "M32 38l-2 4h4z", fill: VOID },
  { tag: "path", d: "M24 48h16M27 46v4M32 46v4M37 46v4", stroke: VOID, strokeWidth: 1.8, strokeLinecap: "round" },
  { tag: "path", d: "M39 16l-2 4 3 3-2 3", fill: "none", stroke: VOID, strokeWidth: 1.5 },
  {
    tag: "path",
    d: "M32 6C26-2 19 0 18 4c5 4 10 5 14 2ZM32 6c6-8 13-6 14-2-5 4-10 5-14 2Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.5,
    paintOrder: "stroke",
  },
  { tag: "path", d: "M32 14V5", stroke: TINT, strokeWidth: 2.6, strokeLinecap: "round" },
];
