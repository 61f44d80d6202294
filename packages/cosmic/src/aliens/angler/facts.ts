import type { Facts } from "../facts.ts";

const numbers = { uses: 2 };

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "ally", when: "planning" },
  },
  numbers,
} satisfies Facts;
