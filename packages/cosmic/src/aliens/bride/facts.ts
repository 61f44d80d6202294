import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "defense", when: "launch" },
    super: { as: "main", when: ["destiny", "launch"] },
  },
} satisfies Facts;
