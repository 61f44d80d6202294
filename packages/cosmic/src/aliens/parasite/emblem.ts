import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Sits outside and drinks the seal through a straw. */
export const emblem: Emblem = [
  { tag: "path", d: "M5.5 40c8-5 14 4 26 1s18-6 26.5-2A27 27 0 0 1 5.5 40Z", fill: TINT, fillOpacity: 0.8 },
  { tag: "circle", cx: 22, cy: 50, r: 2.2, fill: IVORY },
  { tag: "circle", cx: 31, cy: 47, r: 1.5, fill: IVORY },
  {
    tag: "g",
    fill: "none",
    strokeLinejoin: "round",
    parts: [
      { tag: "path", d: "M41 22L27 36l-2 13", stroke: VOID, strokeWidth: 6.5 },
      { tag: "path", d: "M41 22L27 36l-2 13", stroke: IVORY, strokeWidth: 3.2, strokeLinecap: "round" },
    ],
  },
  {
    tag: "g",
    transform: "rotate(45 46 17)",
    strokeLinecap: "round",
    parts: [
      {
        tag: "path",
        d: "M31 16l-6 7M33 22l-4 8M59 22l4 8M61 16l6 7M33 10l-7-3M59 10l7-3",
        stroke: VOID,
        strokeWidth: 6,
      },
      {
        tag: "path",
        d: "M31 16l-6 7M33 22l-4 8M59 22l4 8M61 16l6 7M33 10l-7-3M59 10l7-3",
        stroke: IVORY,
        strokeWidth: 2.6,
      },
      { tag: "ellipse", cx: 46, cy: 14, rx: 16, ry: 12.5, fill: IVORY, stroke: VOID, strokeWidth: 2.5 },
      { tag: "path", d: "M36 11h8v2a4 4 0 0 1-8 0ZM48 11h8v2a4 4 0 0 1-8 0Z", fill: VOID },
      { tag: "path", d: "M40 20c4 2.5 8 2.5 12 0", stroke: VOID, strokeWidth: 2, fill: "none" },
    ],
  },
];
