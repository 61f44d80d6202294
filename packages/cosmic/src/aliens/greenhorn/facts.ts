import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "green",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "offense", when: "destiny" },
  },
} satisfies Facts;
