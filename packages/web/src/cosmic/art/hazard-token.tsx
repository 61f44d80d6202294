import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import { HazardSign } from "./hazard-sign.tsx";

/** The token of a hazard warning, outside the board. */
export function HazardToken({ size }: { readonly size: number }): ReactNode {
  const words = useWords();
  const label = words("cosmic.hazardAbout");
  return (
    <svg className="hazard-token" viewBox="-1.1 -1.1 2.2 2.2" width={size} height={size} role="img" aria-label={label}>
      <title>{label}</title>
      <HazardSign x={0} y={0} r={1} />
    </svg>
  );
}
