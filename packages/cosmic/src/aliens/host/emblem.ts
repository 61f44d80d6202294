import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A hollow body with three sparks inside. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M32 5C40 5 45 10 45 17C45 21 43 24 40 26C50 29 55 38 54 50C54 55 51 59 46 59H18C13 59 10 55 10 50C9 38 14 29 24 26C21 24 19 21 19 17C19 10 24 5 32 5Z",
    fill: IVORY,
  },
  { tag: "path", d: "M27 16v.1M37 16v.1", stroke: VOID, strokeWidth: 5.4, strokeLinecap: "round" },
  { tag: "path", d: "M32 32C41 32 46 37 46 44C46 51 41 55 32 55C23 55 18 51 18 44C18 37 23 32 32 32Z", fill: VOID },
  {
    tag: "path",
    d: "M25 41l1.6 3.4L30 46l-3.4 1.6L25 51l-1.6-3.4L20 46l3.4-1.6ZM39 41l1.6 3.4L44 46l-3.4 1.6L39 51l-1.6-3.4L34 46l3.4-1.6ZM32 34l1.4 3 3 1.4-3 1.4-1.4 3-1.4-3-3-1.4 3-1.4Z",
    fill: TINT,
  },
];
