import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A winged head under a single star. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M2 30C10 28 16 30 20 34C16 38 10 40 5 38C8 36 6 33 2 30ZM62 30C54 28 48 30 44 34C48 38 54 40 59 38C56 36 58 33 62 30Z",
    fill: TINT,
  },
  { tag: "path", d: "M32 16C43 16 49 25 48 36C47 48 40 57 32 57C24 57 17 48 16 36C15 25 21 16 32 16Z", fill: IVORY },
  { tag: "path", d: "M17 29H47L44 39C40 42 36 40 32 36C28 40 24 42 20 39Z", fill: VOID },
  { tag: "path", d: "M25 34v.1M39 34v.1", stroke: TINT, strokeWidth: 4.6, strokeLinecap: "round" },
  { tag: "path", d: "M26 49c4 2.6 8 2.6 12 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M32 2l2.6 5.6 6 .7-4.4 4.1 1.2 6-5.4-3-5.4 3 1.2-6-4.4-4.1 6-.7Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 1.6,
  },
];
