import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "main", when: "alliance" },
  },
  risksNoShips: true,
} satisfies Facts;
