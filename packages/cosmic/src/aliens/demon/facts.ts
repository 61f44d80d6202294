import type { Facts } from "../facts.ts";

const numbers = { superCards: 6 };

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "alliance" },
    super: { as: "main", when: "alliance" },
  },
  numbers,
} satisfies Facts;
