import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "red",
  flare: {
    wild: { as: "main", when: "reveal" },
    super: { as: "defense", when: "resolution" },
  },
  numbers: { coloniesToWin: 1 },
} satisfies Facts;
