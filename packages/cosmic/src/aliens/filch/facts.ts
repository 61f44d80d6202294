import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "any", when: "resolution" },
  },
} satisfies Facts;
