import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "offense", when: "start" },
  },
  numbers: { planets: 1, superPlanets: 2 },
} satisfies Facts;
