import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "red",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "ally", when: "resolution" },
  },
} satisfies Facts;
