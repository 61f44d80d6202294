import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "any", when: "destiny" },
  },
  numbers: { passengers: 4 },
} satisfies Facts;
