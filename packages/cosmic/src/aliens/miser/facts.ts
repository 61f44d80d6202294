import type { Facts } from "../facts.ts";

const numbers = { wildOthers: 2 };

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "offense", when: "regroup" },
  },
  numbers,
} satisfies Facts;
