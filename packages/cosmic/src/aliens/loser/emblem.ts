import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Wears the cup the wrong way up, and proudly. */
export const emblem: Emblem = [
  { tag: "circle", cx: 32, cy: 41, r: 17, fill: IVORY },
  {
    tag: "g",
    transform: "rotate(-8 32 28)",
    parts: [
      { tag: "path", d: "M15 26C3 26 3 12 17 12M49 26c12 0 12-14-2-14", fill: "none", stroke: VOID, strokeWidth: 8 },
      { tag: "path", d: "M15 26C3 26 3 12 17 12M49 26c12 0 12-14-2-14", fill: "none", stroke: TINT, strokeWidth: 3.4 },
      {
        tag: "path",
        d: "M13 31h38c0-14-5-21-14-23V3h7v-7H20v7h7v5c-9 2-14 9-14 23Z",
        fill: TINT,
        stroke: VOID,
        strokeWidth: 2.4,
        strokeLinejoin: "round",
      },
      {
        tag: "path",
        d: "M35 25l-3 2V14",
        fill: "none",
        stroke: VOID,
        strokeWidth: 3.4,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        transform: "rotate(180 32 20)",
      },
    ],
  },
  { tag: "path", d: "M20.5 38h9a4.5 4.5 0 0 1-9 0ZM34.5 38h9a4.5 4.5 0 0 1-9 0Z", fill: VOID },
  { tag: "path", d: "M23 47h18c-1 8-17 8-18 0Z", fill: VOID },
  { tag: "path", d: "M29 47h5v3.5h-5Z", fill: IVORY },
];
