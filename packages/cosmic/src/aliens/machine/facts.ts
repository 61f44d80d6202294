import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "red",
  flare: {
    wild: { as: "offense", when: "resolution" },
    super: { as: "offense", when: "regroup" },
  },
} satisfies Facts;
