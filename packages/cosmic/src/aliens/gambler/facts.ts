import type { Facts } from "../facts.ts";

const numbers = { superMostRaised: 20, wildMostSpread: 180 };

export const facts = {
  box: "base",
  alert: "red",
  flare: {
    wild: { as: "main", when: "reveal" },
    super: { as: "main", when: "reveal" },
  },
  numbers,
} satisfies Facts;
