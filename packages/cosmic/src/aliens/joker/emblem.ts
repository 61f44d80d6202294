import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A face in a cap with three bells. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M14 34C6 30 4 20 8 12C14 16 18 18 22 24C26 16 28 10 32 4C36 10 38 16 42 24C46 18 50 16 56 12C60 20 58 30 50 34Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M8 11v.1M32 5v.1M56 11v.1", stroke: IVORY, strokeWidth: 7, strokeLinecap: "round" },
  { tag: "path", d: "M14 32C26 28 38 28 50 32C50 48 42 58 32 58C22 58 14 48 14 32Z", fill: IVORY },
  { tag: "path", d: "M24 35l2.4 4.6L24 44.2l-2.4-4.6ZM40 35l2.4 4.6L40 44.2l-2.4-4.6Z", fill: VOID },
  { tag: "path", d: "M21 47c6 7 16 7 22 0", fill: "none", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  { tag: "path", d: "M32 42v.1", stroke: TINT, strokeWidth: 5, strokeLinecap: "round" },
];
