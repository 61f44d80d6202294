import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "any" },
    super: { as: "notMain", when: "alliance" },
  },
} satisfies Facts;
