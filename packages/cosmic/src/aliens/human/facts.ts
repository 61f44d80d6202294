import type { Facts } from "../facts.ts";

const numbers = { bonus: 4, superBonus: 8, wildValue: 42 };

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "reveal" },
    super: { as: "mainOrAlly", when: "reveal", adds: () => numbers.superBonus },
  },
  numbers,
  strength: () => ({ plus: numbers.bonus }),
} satisfies Facts;
