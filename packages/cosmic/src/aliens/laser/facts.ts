import type { Facts } from "../facts.ts";

const numbers = { wildCards: 3 };

export const facts = {
  box: "dominion",
  alert: "green",
  flare: {
    wild: { as: "mainOrAlly", when: "alliance" },
    super: { as: "ally", when: "alliance" },
  },
  numbers,
} satisfies Facts;
