import type { Facts } from "../facts.ts";

const numbers = { cardsTaken: 2, cardsHeld: 2, superCards: 2 };

export const facts = {
  box: "dominion",
  alert: "red",
  flare: {
    wild: { as: "notMain", when: "alliance" },
    super: { as: "main", when: "planning" },
  },
  numbers,
} satisfies Facts;
