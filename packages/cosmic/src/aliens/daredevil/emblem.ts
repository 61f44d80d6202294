import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A helmet with a star, and flames behind it. */
export const emblem: Emblem = [
  { tag: "path", d: "M10 40L2 44L9 33L1 31L11 25L5 17L17 19C10 26 8 34 10 40Z", fill: TINT },
  { tag: "path", d: "M34 8C50 8 59 20 57 34C56 47 47 56 33 56C20 56 12 46 12 33C12 19 20 8 34 8Z", fill: IVORY },
  { tag: "path", d: "M25 28H58C58 38 55 44 50 48H33C27 44 24 37 25 28Z", fill: VOID },
  { tag: "path", d: "M35 35v.1M49 35v.1", stroke: TINT, strokeWidth: 5.4, strokeLinecap: "round" },
  { tag: "path", d: "M36 43c4 2.4 8 2.4 11 0", fill: "none", stroke: IVORY, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M34 11l2 4.4 4.8.5-3.6 3.2 1 4.7-4.2-2.4-4.2 2.4 1-4.7-3.6-3.2 4.8-.5Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 1.6,
  },
  { tag: "path", d: "M18 46c3 5 8 8 14 8", fill: "none", stroke: VOID, strokeWidth: 2.2, strokeLinecap: "round" },
];
