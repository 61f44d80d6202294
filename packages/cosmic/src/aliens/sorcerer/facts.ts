import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "any", when: "planning" },
    super: { as: "ally", when: "planning" },
  },
  change: (mine, theirs) => [theirs, mine],
} satisfies Facts;
