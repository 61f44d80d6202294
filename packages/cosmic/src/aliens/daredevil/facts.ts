import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "mainOrAlly", when: "planning" },
    super: { as: "main", when: "reveal" },
  },
  numbers: { lowest: 1, highest: 8, margin: 4, superMargin: 6, price: 3 },
} satisfies Facts;
