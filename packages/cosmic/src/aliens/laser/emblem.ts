import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** One lens for an eye, and whoever looks into it sees nothing for a while. */
export const emblem: Emblem = [
  { tag: "path", d: "M14 60c0-9 6-14 18-14s18 5 18 14Z", fill: IVORY },
  { tag: "path", d: "M8 31C8 15 18 6 32 6s24 9 24 25-10 21-24 21S8 47 8 31Z", fill: IVORY },
  { tag: "path", d: "M19 10l-4-8M45 10l4-8", stroke: IVORY, strokeWidth: 4, strokeLinecap: "round" },
  { tag: "circle", cx: 32, cy: 27, r: 15, fill: VOID },
  { tag: "circle", cx: 32, cy: 27, r: 10.5, fill: TINT },
  { tag: "circle", cx: 32, cy: 27, r: 4, fill: IVORY },
  { tag: "path", d: "M32 25.2L70 12v30L32 28.8Z", fill: TINT, fillOpacity: 0.55 },
  { tag: "path", d: "M32 27h36", stroke: IVORY, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "path", d: "M26 46c4 2 8 2 12 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M20 57h24", stroke: VOID, strokeWidth: 2.2, strokeLinecap: "round" },
];
