import type { Facts } from "../facts.ts";

const numbers = { drawn: 3 };

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "main", when: "planning" },
    super: { as: "main", when: "reveal" },
  },
  numbers,
} satisfies Facts;
