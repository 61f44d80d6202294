import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A wig, a long face and a pair of scales. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M32 5C46 5 54 14 54 26C54 34 56 40 52 44C48 42 46 36 46 30H18C18 36 16 42 12 44C8 40 10 34 10 26C10 14 18 5 32 5Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M18 22C27 18 37 18 46 22C46 34 42 46 32 46C22 46 18 34 18 22Z", fill: IVORY },
  { tag: "path", d: "M21 26l7 2M43 26l-7 2", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M25 31v.1M39 31v.1", stroke: VOID, strokeWidth: 4.6, strokeLinecap: "round" },
  { tag: "path", d: "M27 40H37", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M32 46V60M14 51H50M14 51l-5 8h10ZM50 51l-5 8h10Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2,
    strokeLinejoin: "round",
    strokeLinecap: "round",
  },
];
