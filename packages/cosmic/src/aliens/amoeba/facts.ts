import type { Facts } from "../facts.ts";

const numbers = { wildMost: 4 };

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "planning" },
    super: { as: "ally", when: "planning" },
  },
  numbers,
} satisfies Facts;
