/** Its picture: shapes in a box of 64 by 64, from back to front. "tint" is the colour of the owner. */
const IVORY = "#F3E9D2";
const DARK = "#0B1120";

export const emblem = [
  { tag: "path", d: "M32 20L4 8v12ZM32 20L60 8v12Z", fill: "tint", fillOpacity: 0.8 },
  { tag: "path", d: "M25 28h14l5 30H20Z", fill: IVORY },
  { tag: "path", d: "M23 40h18M21.5 50h21", stroke: DARK, strokeWidth: 3 },
  { tag: "rect", x: 24, y: 14, width: 16, height: 14, rx: 2, fill: DARK },
  { tag: "circle", cx: 32, cy: 20, r: 5.5, fill: IVORY },
  { tag: "circle", cx: 32, cy: 20, r: 2, fill: DARK },
  { tag: "path", d: "M22 14L32 6L42 14Z", fill: "tint", stroke: DARK, strokeWidth: 2, strokeLinejoin: "round" },
];
