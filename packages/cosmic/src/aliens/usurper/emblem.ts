import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A crown that is too large, held on with a long hand. */
export const emblem: Emblem = [
  { tag: "path", d: "M16 26C16 42 22 57 32 57C42 57 48 42 48 26Z", fill: IVORY },
  {
    tag: "path",
    d: "M8 30L6 8L18 17L32 4L46 17L58 8L56 30C42 25 22 25 8 30Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M32 14v.1M15 22v.1M49 22v.1", stroke: VOID, strokeWidth: 4.6, strokeLinecap: "round" },
  { tag: "path", d: "M20 33l9 4M44 33l-9 4", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  { tag: "path", d: "M25 39v.1M39 39v.1", stroke: VOID, strokeWidth: 5, strokeLinecap: "round" },
  { tag: "path", d: "M27 49c3-1.6 7-1.6 10 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M62 52C54 50 52 40 54 31L58 32C58 38 60 42 63 44Z", fill: IVORY, stroke: VOID, strokeWidth: 2 },
];
