import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "planning" },
    super: { as: "offense", when: "start" },
  },
} satisfies Facts;
