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
  let left = Math.abs(value);
  let turned = 0;
  for (let digits = 0; digits < 2 || left > 0; digits++) {
    turned = turned * 10 + (left % 10);
    left = Math.floor(left / 10);
  }
  return Math.sign(value) * turned;
}
