import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "reveal" },
    super: { as: "main", when: "planning" },
  },
  change: (mine, theirs) => [reversed(mine), reversed(theirs)],
} satisfies Facts;

/** A value has two digits at least: 8 is 08 and becomes 80 (mirror EC1). Other effects may have put a minus before them. */
export function reversed(value: number): number {
  const digits = String(Math.abs(value)).padStart(2, "0");
  return Math.sign(value) * Number([...digits].reverse().join(""));
}
