import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "red",
  flare: {
    wild: { as: "main", when: "reveal" },
    super: { as: "main", when: "planning" },
  },
  numbers: { wildApart: 5, mostCards: 8 },
} satisfies Facts;
