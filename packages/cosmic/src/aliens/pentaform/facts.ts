import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "red",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "any", when: "regroup" },
  },
  numbers: { stages: 5, wildDraws: 2 },
} satisfies Facts;
