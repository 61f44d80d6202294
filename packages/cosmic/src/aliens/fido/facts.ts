import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "main", when: "planning" },
    super: { as: "any", when: "resolution" },
  },
} satisfies Facts;
