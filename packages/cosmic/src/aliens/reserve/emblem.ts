import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Always a few drops left for later. */
export const emblem: Emblem = [
  { tag: "path", d: "M19 18V10H35V18", fill: "none", stroke: IVORY, strokeWidth: 4, strokeLinejoin: "round" },
  { tag: "path", d: "M12 25L20 16H42L50 25V51L45 56H17L12 51Z", fill: IVORY },
  {
    tag: "path",
    d: "M38 22L50 8.5L47 5.5L52 0L65 12L60 17.5L57 15L45 28Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M18 32h10v1a5 5 0 0 1-10 0ZM34 32h10v1a5 5 0 0 1-10 0Z", fill: VOID },
  { tag: "path", d: "M24 45c5 3 9 3 14 0", fill: "none", stroke: VOID, strokeWidth: 2.4, strokeLinecap: "round" },
  { tag: "path", d: "M59 25v10M54 30h10", stroke: VOID, strokeWidth: 7.5, strokeLinecap: "round" },
  { tag: "path", d: "M59 25v10M54 30h10", stroke: TINT, strokeWidth: 3.4, strokeLinecap: "round" },
];
