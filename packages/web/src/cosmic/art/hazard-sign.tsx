import type { ReactNode } from "react";

/** The colours of a hazard warning. */
export const WARNING = { dark: "#2A0F14", red: "#FF6B5C", yellow: "#FFD86B" } as const;

/** The sign of a hazard warning, about the point (0, 0), of about radius 1 before it is scaled. */
export function HazardSign({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`} strokeLinecap="round" strokeLinejoin="round">
      <circle r={1} fill={WARNING.dark} stroke={WARNING.red} strokeWidth={0.17} />
      <path d="M0-.56L.55.4h-1.1Z" fill={WARNING.yellow} stroke={WARNING.yellow} strokeWidth={0.14} />
      <path d="M0-.2v.26M0 .27v.01" fill="none" stroke={WARNING.dark} strokeWidth={0.15} />
    </g>
  );
}
