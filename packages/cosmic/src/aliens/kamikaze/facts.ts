import type { Facts } from "../facts.ts";

const numbers = { mostShips: 4, cardsPerShip: 2, wildBonusPerShip: 3, superRetrieved: 3 };

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "planning" },
    super: { as: "offense", when: "regroup" },
  },
  numbers,
} satisfies Facts;
