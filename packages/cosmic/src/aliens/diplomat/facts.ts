import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "notMain", when: "reveal" },
    super: { as: "main", when: "alliance" },
  },
} satisfies Facts;
