import type { Facts } from "../facts.ts";

const numbers = { highest: 6, superHighest: 9 };

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "mainOrAlly", when: "reveal" },
  },
  numbers,
} satisfies Facts;
