import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Its drawbridge is a tongue put out at the besiegers. */
export const emblem: Emblem = [
  {
    tag: "path",
    d: "M13 53V14h9v7h5.5v-7h9v7H42v-7h9v39Z",
    fill: IVORY,
    stroke: IVORY,
    strokeWidth: 2,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M13 25.5h38M46 44h6M12 44h6", stroke: VOID, strokeWidth: 2 },
  { tag: "path", d: "M18 31h11v1.5a5.5 5.5 0 0 1-11 0ZM35 31h11v1.5a5.5 5.5 0 0 1-11 0Z", fill: VOID },
  { tag: "path", d: "M20 54v-3a12 10 0 0 1 24 0v3Z", fill: VOID },
  {
    tag: "path",
    d: "M23 43.5h3.5v4.5l-1.8 2-1.7-2ZM30.2 41h3.6v5.5l-1.8 2-1.8-2ZM37.5 43.5H41V48l-1.7 2-1.8-2Z",
    fill: IVORY,
  },
  {
    tag: "path",
    d: "M24 51h16l3 10c0 4-5 5-11 5s-11-1-11-5Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M32 52.5v9", stroke: VOID, strokeWidth: 2.2, strokeLinecap: "round" },
];
