import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "main", when: "planning" },
    super: { as: "main", when: "reveal" },
  },
} satisfies Facts;
