import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "green",
  flare: {
    wild: { as: "mainOrAlly", when: "reveal" },
    super: { as: "main", when: "reveal" },
  },
  numbers: { wildValue: 3 },
} satisfies Facts;
