import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "alliance" },
    super: { as: "main", when: "planning" },
  },
} satisfies Facts;
