import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "planning" },
    super: { as: "ally", when: "planning" },
  },
  change: equalized,
} satisfies Facts;

/** Of two different values the higher is reduced by the lower. The rule leaves equal ones alone (calculator 2, calculator EC2). */
export function equalized(one: number, two: number): readonly [number, number] {
  return one > two ? [one - two, two] : [one, two - one];
}
