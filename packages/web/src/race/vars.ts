import type { CSSProperties } from "react";

/** Custom properties for a style sheet to read. */
export function vars(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return values as CSSProperties;
}
