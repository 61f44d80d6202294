import type { Facts } from "../facts.ts";

const numbers = { weight: 4, worth: 2, mostSent: 1 };

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "mainOrAlly", when: "reveal", adds: (own) => own },
    super: { as: "offenseOrAlly", when: ["launch", "alliance"] },
  },
  numbers,
  strength: (_seen, ships) => ({ plus: ships * (numbers.weight - 1) }),
} satisfies Facts;
