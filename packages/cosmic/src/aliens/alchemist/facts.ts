import type { Facts } from "../facts.ts";

const numbers = { reach: 4 };

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "any", when: "any" },
  },
  numbers,
} satisfies Facts;
