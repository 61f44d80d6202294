import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** An egg that is becoming something, in five steps. */
export const emblem: Emblem = [
  { tag: "path", d: "M32 4L58 24L48 56H16L6 24Z", fill: VOID, stroke: TINT, strokeWidth: 2.6, strokeLinejoin: "round" },
  { tag: "path", d: "M32 14C41 14 46 22 46 32C46 43 40 50 32 50C24 50 18 43 18 32C18 22 23 14 32 14Z", fill: IVORY },
  {
    tag: "path",
    d: "M19 30l6-4 5 5 4-7 5 6 6-3",
    fill: "none",
    stroke: VOID,
    strokeWidth: 2.2,
    strokeLinejoin: "round",
    strokeLinecap: "round",
  },
  { tag: "path", d: "M26 38v.1M38 38v.1", stroke: VOID, strokeWidth: 5.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M32 4v.1M58 24v.1M48 56v.1M16 56v.1M6 24v.1",
    stroke: TINT,
    strokeWidth: 8,
    strokeLinecap: "round",
  },
  { tag: "path", d: "M28 45c2.6 1.6 5.4 1.6 8 0", fill: "none", stroke: VOID, strokeWidth: 2, strokeLinecap: "round" },
];
