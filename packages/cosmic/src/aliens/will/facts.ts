import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "offense", when: "destiny" },
    super: { as: "offense", when: "destiny" },
  },
} satisfies Facts;
