import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "main", when: "alliance" },
    super: { as: "main", when: "planning" },
  },
} satisfies Facts;
