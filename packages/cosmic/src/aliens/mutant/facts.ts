import type { Facts } from "../facts.ts";

const numbers = { superMostDiscarded: 3 };

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "main", when: "resolution" },
    super: { as: "main", when: "alliance" },
  },
  numbers,
} satisfies Facts;
