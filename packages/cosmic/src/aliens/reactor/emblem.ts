import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** A glowing core in a cracked shell. */
export const emblem: Emblem = [
  { tag: "path", d: "M32 4L54 16V44L32 60L10 44V16Z", fill: IVORY },
  { tag: "circle", cx: 32, cy: 31, r: 15, fill: VOID },
  {
    tag: "path",
    d: "M32 31L25 19.5A13.4 13.4 0 0 1 39 19.5ZM32 31L45.4 31.6A13.4 13.4 0 0 1 38.4 42.8ZM32 31L25.6 42.8A13.4 13.4 0 0 1 18.6 31.6Z",
    fill: TINT,
  },
  { tag: "circle", cx: 32, cy: 31, r: 3.4, fill: IVORY },
  {
    tag: "path",
    d: "M14 19l6 5M50 19l-6 5M14 42l6-4M50 42l-6-4",
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M26 52v.1M38 52v.1", stroke: VOID, strokeWidth: 4.6, strokeLinecap: "round" },
];
