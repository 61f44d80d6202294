import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A stern clerk behind two crates. */
export const emblem: Emblem = [
  { tag: "path", d: "M32 8C42 8 48 15 48 25V40H16V25C16 15 22 8 32 8Z", fill: IVORY },
  { tag: "path", d: "M13 20H51V14C51 10 44 6 32 6C20 6 13 10 13 14Z", fill: TINT, stroke: VOID, strokeWidth: 2 },
  { tag: "path", d: "M28 11H36M32 8V14", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M24 28v.1M40 28v.1", stroke: VOID, strokeWidth: 6.4, strokeLinecap: "round" },
  { tag: "path", d: "M26 36H38", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "rect", x: 6, y: 38, width: 25, height: 20, rx: 2, fill: TINT, stroke: VOID, strokeWidth: 2.2 },
  { tag: "rect", x: 33, y: 38, width: 25, height: 20, rx: 2, fill: TINT, stroke: VOID, strokeWidth: 2.2 },
  { tag: "path", d: "M6 45H31M33 45H58M18.5 45V58M45.5 45V58", stroke: VOID, strokeWidth: 2 },
];
