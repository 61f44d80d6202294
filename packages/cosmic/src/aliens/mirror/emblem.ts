import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** It is bored; its image below the line is not. */
export const emblem: Emblem = [
  { tag: "path", d: "M17 30L13 19L22 9H42L51 19L47 30Z", fill: IVORY },
  { tag: "path", d: "M17 36L13 47L22 57H42L51 47L47 36Z", fill: TINT },
  {
    tag: "g",
    fill: VOID,
    parts: [
      { tag: "path", d: "M19 15h10v1a5 5 0 0 1-10 0ZM35 15h10v1a5 5 0 0 1-10 0Z" },
      { tag: "path", d: "M19 51h10v-1a5 5 0 0 0-10 0ZM35 51h10v-1a5 5 0 0 0-10 0Z" },
      { tag: "path", d: "M24 42.5C26 37.5 38 37.5 40 42.5Z" },
    ],
  },
  { tag: "path", d: "M26 25.5h12", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M-1 33H65", stroke: VOID, strokeWidth: 7 },
  { tag: "path", d: "M-1 33H65", stroke: TINT, strokeWidth: 2.8, strokeLinecap: "round" },
];
