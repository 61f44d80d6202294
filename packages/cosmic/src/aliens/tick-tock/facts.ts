import type { Facts } from "../facts.ts";

const numbers = { tokens: 10, tokensWithFourPlanets: 8 };

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "main", when: "resolution" },
  },
  numbers,
} satisfies Facts;
