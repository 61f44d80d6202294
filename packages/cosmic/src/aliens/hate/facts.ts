import type { Facts } from "../facts.ts";

const numbers = { shipsLost: 3 };

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "planning" },
    super: { as: "offense", when: "start" },
  },
  numbers,
} satisfies Facts;
