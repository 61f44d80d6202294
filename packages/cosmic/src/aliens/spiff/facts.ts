import type { Facts } from "../facts.ts";

const numbers = { lostBy: 10, superLostBy: 5 };

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "defense", when: "resolution" },
    super: { as: "offense", when: "resolution" },
  },
  numbers,
} satisfies Facts;
