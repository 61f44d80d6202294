import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "offense", when: "resolution" },
    super: { as: "main", when: "resolution" },
  },
} satisfies Facts;
