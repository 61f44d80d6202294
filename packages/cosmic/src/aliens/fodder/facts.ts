import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "uninvolved", when: "reveal" },
    super: { as: "main", when: "reveal" },
  },
} satisfies Facts;
