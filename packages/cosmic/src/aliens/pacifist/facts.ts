import type { Facts } from "../facts.ts";

const numbers = { wildValue: 15, superSpared: 2 };

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "main", when: "reveal" },
    super: { as: "main", when: "resolution" },
  },
  numbers,
  winsInPeace: true,
} satisfies Facts;
