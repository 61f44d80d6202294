import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "any", when: "start" },
  },
  numbers: { most: 3, superMore: 2, wildDraws: 3 },
} satisfies Facts;
