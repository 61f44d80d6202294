import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "green",
  flare: {
    wild: { as: "main", when: "planning" },
    super: { as: "main", when: "planning" },
  },
} satisfies Facts;
