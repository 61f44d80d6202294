import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A moustache of two swapping arrows. */
export const emblem: Emblem = [
  { tag: "path", d: "M17 36c0 12 6 19 15 21 9-2 15-9 15-21Z", fill: IVORY },
  {
    tag: "path",
    d: "M18 33C22 22 25 8 43 0c-3 6 0 9 5 10-6 3-5 13-2 23Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.6,
    paintOrder: "stroke",
  },
  { tag: "path", d: "M20 28c8-3 17-3 25 0", stroke: VOID, strokeWidth: 3, fill: "none" },
  { tag: "path", d: "M34 11.3l1.2 3.1 3.3.2-2.6 2.1.9 3.2-2.8-1.8-2.8 1.8.9-3.2-2.6-2.1 3.3-.2Z", fill: IVORY },
  { tag: "path", d: "M6 36c12-7 40-7 52 0-12 5-40 5-52 0Z", fill: TINT, stroke: VOID, strokeWidth: 2 },
  { tag: "path", d: "M22 41.5h7a3.5 3.5 0 0 1-7 0ZM35 41.5h7a3.5 3.5 0 0 1-7 0Z", fill: VOID },
  {
    tag: "g",
    fill: "none",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    parts: [
      { tag: "path", d: "M37 46.5C30 46 20 48 11 55M27 46.5c7-.5 17 1.5 26 8.5", stroke: VOID, strokeWidth: 6.6 },
      {
        tag: "path",
        d: "M37 46.5C30 46 20 48 11 55M11 55l1.5-7M11 55l7-.5M27 46.5c7-.5 17 1.5 26 8.5M53 55l-1.5-7M53 55l-7-.5",
        stroke: TINT,
        strokeWidth: 3,
      },
    ],
  },
];
