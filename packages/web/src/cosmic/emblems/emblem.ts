import type { ReactNode } from "react";

/** An alien's face and prop in a box of 64 by 64, drawn over the seal; `tint` is the light colour of its owner. */
export type Emblem = (paint: { readonly tint: string }) => ReactNode;

export const IVORY = "#F3E9D2";
export const VOID = "#0B1120";
