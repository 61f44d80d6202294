import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

const EDGE = "M60.5 38.3C54 39 48 43 45.5 49s-7 6-8 11.6";

/** Part of the seal has flowed away, and looks back at the rest. */
export const emblem: Emblem = [
  { tag: "path", d: `${EDGE}L36 68h32V36Z`, fill: VOID },
  { tag: "path", d: EDGE, fill: "none", stroke: TINT, strokeWidth: 2.4, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M10 34C6 23 15 21 19 15S33 7 40 11s15 7 13 17c-1 6-8 6-11 12s-3 13-12 14-16-9-20-20Z",
    fill: IVORY,
  },
  { tag: "path", d: "M43 17h.01M16 39h.01M23 47h.01", stroke: TINT, strokeWidth: 4.5, strokeLinecap: "round" },
  { tag: "path", d: "M18 25h10.5v1a5.2 5.2 0 0 1-10.5 0ZM33 25h10.5v1a5.2 5.2 0 0 1-10.5 0Z", fill: VOID },
  { tag: "path", d: "M24 38c4 3 8 3 11 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M46 46c3 4 7-1 12 1s9 5 8 10-6 9-12 8-8-4-9-9-3-5-5-3c0-4 3-3 6-7Z", fill: TINT },
  { tag: "path", d: "M48.5 54h6a3 3 0 0 1-6 0ZM57.5 54h6a3 3 0 0 1-6 0Z", fill: VOID },
];
