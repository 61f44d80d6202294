import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** It has got hold of the rim. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M8 53C20 58 27 57 28 45H36C37 57 44 58 56 53A32 32 0 0 1 8 53Z",
    fill: VOID,
    stroke: VOID,
    strokeWidth: 2,
  },
  {
    tag: "path",
    d: "M9.5 50.5C16 58 27 57 28.5 45M54.5 50.5C48 58 37 57 35.5 45",
    fill: "none",
    stroke: TINT,
    strokeWidth: 2.6,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M32 8C45 8 53 17 52 28C51 38 42 40 40 46H24C22 40 13 38 12 28C11 17 19 8 32 8Z", fill: IVORY },
  { tag: "path", d: "M23 25v.1M41 25v.1", stroke: VOID, strokeWidth: 13, strokeLinecap: "round" },
  { tag: "path", d: "M25 28v.1M39 28v.1", stroke: IVORY, strokeWidth: 4.6, strokeLinecap: "round" },
  { tag: "path", d: "M19 15l5-2.5M45 15l-5-2.5", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M23 39h18l-2 12H25Z", fill: TINT, stroke: VOID, strokeWidth: 2.2, strokeLinejoin: "round" },
  { tag: "path", d: "M24 45h16", stroke: VOID, strokeWidth: 2 },
];
