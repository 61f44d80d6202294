import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Long fingers, a cap pulled low, and somebody's card on its way into the coat. */
export const emblem: Emblem = [
  { tag: "path", d: "M10 62c0-14 8-20 22-20s22 6 22 20Z", fill: TINT },
  { tag: "path", d: "M17 26c0 13 6 22 15 22s15-9 15-22Z", fill: IVORY },
  {
    tag: "path",
    d: "M10 26c1-14 9-21 22-21s21 7 22 21c3 1 6 3 8 6-12-3-42-4-58 0 1-3 3-5 6-6Z",
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M12 22c12-4 28-4 40 0", fill: "none", stroke: TINT, strokeWidth: 4 },
  { tag: "path", d: "M21 33h8a4 4 0 0 1-8 0ZM35 33h8a4 4 0 0 1-8 0Z", fill: VOID },
  { tag: "path", d: "M27 42c3 2 6 1 9-1", fill: "none", stroke: VOID, strokeWidth: 2.2, strokeLinecap: "round" },
  {
    tag: "rect",
    x: 25,
    y: 44,
    width: 13,
    height: 18,
    rx: 2,
    fill: IVORY,
    stroke: VOID,
    strokeWidth: 2,
    transform: "rotate(-12 31 53)",
  },
  {
    tag: "path",
    d: "M54 62c-1-8-6-12-14-11M52 58c-3-4-7-5-12-3M51 62c-2-2-6-3-10-1",
    fill: "none",
    stroke: VOID,
    strokeWidth: 6.4,
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M54 62c-1-8-6-12-14-11M52 58c-3-4-7-5-12-3M51 62c-2-2-6-3-10-1",
    fill: "none",
    stroke: IVORY,
    strokeWidth: 3.4,
    strokeLinecap: "round",
  },
];
