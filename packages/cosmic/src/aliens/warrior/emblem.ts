import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Every fight is scratched into the helmet. */
export const emblem: Emblem = [
  { tag: "path", d: "M13 27L19 16L32 11L45 16L51 27V45L41 57L37 42H27L23 57L13 45Z", fill: IVORY },
  { tag: "path", d: "M17 28H47V37L39 41H25L17 37Z", fill: VOID },
  { tag: "circle", cx: 25, cy: 33.5, r: 4.5, fill: IVORY },
  { tag: "circle", cx: 39, cy: 33.5, r: 4.5, fill: IVORY },
  { tag: "circle", cx: 25.5, cy: 34, r: 2, fill: VOID },
  { tag: "circle", cx: 38.5, cy: 34, r: 2, fill: VOID },
  { tag: "path", d: "M32 26v15", stroke: IVORY, strokeWidth: 3.4 },
  {
    tag: "path",
    d: "M25 18v7M29 17v8M35 17v8M39 18v7M22 24L42 18",
    stroke: VOID,
    strokeWidth: 1.8,
    strokeLinecap: "round",
  },
  {
    tag: "path",
    d: "M6 22C6-8 58-8 58 22L50 19C46 8 18 8 14 19Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M17 9l3 4M25 3l2 6M39 3l-2 6M47 9l-3 4", stroke: VOID, strokeWidth: 2, strokeLinecap: "round" },
];
