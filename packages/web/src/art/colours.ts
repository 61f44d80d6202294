/** The colours of the five players. A colour never speaks alone: a shape and a planet's pattern go with it. */

export const COLOURS = ["blue", "green", "red", "yellow", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export type ShapeKind = "circle" | "triangle" | "diamond" | "star" | "cross";

interface Paint {
  /** Lines, ships and shapes. */
  readonly light: string;
  /** The lit side of a planet. */
  readonly mid: string;
  /** The dark side of a planet, the ground of a seal. */
  readonly dark: string;
  readonly shape: ShapeKind;
}

export const PAINT: Readonly<Record<Colour, Paint>> = {
  blue: { light: "#7DB4FF", mid: "#3F68A8", dark: "#1B3157", shape: "circle" },
  green: { light: "#74D29A", mid: "#3A7D5C", dark: "#173F33", shape: "triangle" },
  red: { light: "#FF8A7A", mid: "#98473F", dark: "#4A2028", shape: "diamond" },
  yellow: { light: "#EBCB5B", mid: "#8E742E", dark: "#453A1C", shape: "star" },
  purple: { light: "#C79BFA", mid: "#6D4E9C", dark: "#35264F", shape: "cross" },
};

export const IVORY = "#F3E9D2";
/** The one light: you may act here. */
export const STAR = "#FFF4D6";
export const NIGHT = "#0C1222";
/** Dark lines and marks on something bright. */
export const INK = "#0A1020";
