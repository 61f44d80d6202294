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

/** The higher is reduced by the lower; equal values, as with a morph, stay as they are (calculator 2, calculator EC2). */
export function equalized(one: number, two: number): readonly [number, number] {
  if (one === two) return [one, two];
  return one > two ? [one - two, two] : [one, two - one];
}
