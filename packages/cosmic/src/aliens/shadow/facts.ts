import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "defense", when: "resolution" },
    super: { as: "offense", when: "destiny" },
  },
} satisfies Facts;
