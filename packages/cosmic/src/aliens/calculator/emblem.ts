import { type Emblem, IVORY, TINT, VOID } from "../emblem.ts";

/** Its mouth is an equals sign and it keeps the receipt. */
export const emblem: Emblem = [
  { tag: "path", d: "M20 15h24l6 6v29l-6 6H20l-6-6V21Z", fill: IVORY },
  {
    tag: "path",
    d: "M23 20V8C23 0 28-4 36-4h18c-7 0-11 4-11 12v12Z",
    fill: TINT,
    stroke: VOID,
    strokeWidth: 2.4,
    strokeLinejoin: "round",
  },
  { tag: "path", d: "M28 4h8M28 9h10M28 14h6", stroke: VOID, strokeWidth: 2, strokeLinecap: "round" },
  { tag: "rect", x: 18, y: 20, width: 28, height: 15, rx: 2.5, fill: VOID },
  { tag: "path", d: "M20.5 25.5h9a4.5 4.5 0 0 1-9 0ZM34.5 25.5h9a4.5 4.5 0 0 1-9 0Z", fill: TINT },
  { tag: "path", d: "M26 40.5h12M26 45.5h12", stroke: VOID, strokeWidth: 2.6, strokeLinecap: "round" },
  {
    tag: "path",
    d: "M20 51.5h.01M28 51.5h.01M36 51.5h.01M44 51.5h.01",
    stroke: VOID,
    strokeWidth: 3.4,
    strokeLinecap: "round",
  },
];
