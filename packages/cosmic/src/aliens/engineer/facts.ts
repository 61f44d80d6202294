import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "main", when: "resolution" },
  },
  numbers: { draws: 2 },
  researchesInWarp: true,
} satisfies Facts;
