import type { Facts } from "../facts.ts";

const numbers = { wildBelow: 10 };

export const facts = {
  box: "dominion",
  alert: "red",
  flare: {
    wild: { as: "main", when: "reveal" },
    super: { as: "any", when: "any" },
  },
  numbers,
} satisfies Facts;
