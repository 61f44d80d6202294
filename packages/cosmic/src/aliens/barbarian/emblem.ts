import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** One horn has already found a card of yours. */
export const emblem: Emblem = [
  { tag: "path", d: "M15 34h34c2 14-6 24-17 26C21 58 13 48 15 34Z", fill: IVORY },
  { tag: "path", d: "M16 31C4 30-2 18 3 2c3 10 8 14 17 16Z", fill: TINT, stroke: VOID, strokeWidth: 2.4 },
  { tag: "path", d: "M48 31C65 30 72 9 57-5c2 11-4 20-13 23Z", fill: TINT, stroke: VOID, strokeWidth: 2.4 },
  { tag: "path", d: "M48 12l15-3 3 14-15 3Z", fill: IVORY, stroke: VOID, strokeWidth: 2.2, strokeLinejoin: "round" },
  { tag: "path", d: "M56.5 12.5l4 4-2.5 6-4-4Z", fill: TINT },
  { tag: "path", d: "M13 34C13 19 21 11 32 11s19 8 19 23Z", fill: TINT, stroke: VOID, strokeWidth: 2.4 },
  { tag: "path", d: "M12 33.5h40M32 12v20", stroke: VOID, strokeWidth: 3, strokeLinecap: "round" },
  { tag: "path", d: "M24.5 40h.01M39.5 40h.01", stroke: VOID, strokeWidth: 9.6, strokeLinecap: "round" },
  { tag: "path", d: "M25 39.5h.01M39 39.5h.01", stroke: IVORY, strokeWidth: 3.4, strokeLinecap: "round" },
  { tag: "path", d: "M23 49h18l-2 5-3-3-4 4-4-4-3 3Z", fill: VOID },
];
