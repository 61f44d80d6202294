/**
 * An alien's face and prop in a box of 64 by 64, drawn over the seal: shapes of SVG from back to front, with its attributes
 * in camel case.
 */
export type Emblem = readonly Shape[];

export type Shape =
  | (Line & { readonly tag: "path"; readonly d: string })
  | (Line & { readonly tag: "circle"; readonly cx: number; readonly cy: number; readonly r: number })
  | (Line & {
      readonly tag: "ellipse";
      readonly cx: number;
      readonly cy: number;
      readonly rx: number;
      readonly ry: number;
    })
  | (Line & {
      readonly tag: "rect";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly rx?: number;
    })
  | (Line & { readonly tag: "g"; readonly parts: readonly Shape[] });

interface Line {
  readonly fill?: Paint;
  readonly fillOpacity?: number;
  readonly stroke?: Paint;
  readonly strokeWidth?: number;
  readonly strokeLinecap?: "round";
  readonly strokeLinejoin?: "round";
  readonly strokeDasharray?: string;
  readonly paintOrder?: "stroke";
  readonly transform?: string;
}

/** The light colour of the owner. */
export const TINT = "tint";
export const IVORY = "#F3E9D2";
export const VOID = "#0B1120";
type Paint = typeof TINT | typeof IVORY | typeof VOID | "none";
