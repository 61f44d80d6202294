import type { Facts } from "../facts.ts";

const numbers = { lostAfterSuccess: 1, lostAfterDefeat: 4 };

export const facts = {
  box: "base",
  alert: "red",
  flare: {
    wild: { as: "main", when: "resolution" },
    super: { as: "main", when: "resolution" },
  },
  numbers,
} satisfies Facts;
