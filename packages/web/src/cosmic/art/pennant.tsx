/** A special ship in a line of text, and what tells it from others on the board. */
import type { ReactNode } from "react";
import { IVORY, NIGHT } from "../../art/colours.ts";

/** Whether a special ship can still act. */
export type Mark = "ready" | "spent";

const OUTLINE = "#060A16";

/** The dome of a stack with a special ship in it: ivory, and hollow once its action is used. */
export function domeOf(mark: Mark): { readonly fill: string; readonly stroke: string } {
  return mark === "ready" ? { fill: IVORY, stroke: OUTLINE } : { fill: NIGHT, stroke: IVORY };
}

/** Full, and hollow once the action is used. */
export function Pennant({ mark, label }: { readonly mark: Mark; readonly label: string }): ReactNode {
  return (
    <svg className="pennant" viewBox="-2 -11 13 15" width={13} height={14} role="img" aria-label={label}>
      <title>{label}</title>
      <path d="M0 3V-9" stroke={IVORY} strokeWidth={1.5} strokeLinecap="round" />
      <path
        d="M0-9l9 3-9 3.5Z"
        fill={mark === "ready" ? IVORY : NIGHT}
        stroke={mark === "ready" ? OUTLINE : IVORY}
        strokeWidth={mark === "ready" ? 0.6 : 1.2}
      />
    </svg>
  );
}
