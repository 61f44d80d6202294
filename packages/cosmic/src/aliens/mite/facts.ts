import type { Facts } from "../facts.ts";

const numbers = { cardsLeft: 3 };

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "alliance" },
    super: { as: "offense", when: "launch" },
  },
  numbers,
} satisfies Facts;
