import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "any", when: "reveal" },
    super: { as: "any", when: "any" },
  },
} satisfies Facts;
