import { type Emblem, IVORY, type Shape, TINT, VOID } from "../emblem.ts";

const HEAD = "M0-11l9.5 5.5v11L0 11l-9.5-5.5v-11Z";
const EYES = "M-6-2h5a2.5 2.5 0 0 1-5 0ZM1-2h5a2.5 2.5 0 0 1-5 0Z";
const CROWD = ["13 48", "51 48", "32 49", "22.5 32", "41.5 32"];

/** Small fry, stacked until it looks over the top. */
export const emblem: Emblem = [
  ...CROWD.map(
    (place): Shape => ({
      tag: "g",
      transform: `translate(${place})`,
      parts: [
        { tag: "path", d: HEAD, fill: IVORY, stroke: VOID, strokeWidth: 2, strokeLinejoin: "round" },
        { tag: "path", d: EYES, fill: VOID },
      ],
    }),
  ),
  {
    tag: "g",
    transform: "translate(32 11)",
    parts: [
      { tag: "path", d: "M-10 5l-12-9M10 5l12-9", stroke: VOID, strokeWidth: 8, strokeLinecap: "round" },
      { tag: "path", d: "M-10 5l-12-9M10 5l12-9", stroke: TINT, strokeWidth: 3.6, strokeLinecap: "round" },
      {
        tag: "path",
        d: HEAD,
        fill: TINT,
        stroke: VOID,
        strokeWidth: 2,
        strokeLinejoin: "round",
        transform: "scale(1.25)",
      },
      { tag: "path", d: EYES, fill: VOID, transform: "scale(1.25)" },
      { tag: "path", d: "M-4 5c3 2.5 5 2.5 8 0", fill: "none", stroke: VOID, strokeWidth: 2, strokeLinecap: "round" },
    ],
  },
];
