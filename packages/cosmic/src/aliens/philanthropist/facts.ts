import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "regroup" },
    super: { as: "mainOrAlly", when: "planning" },
  },
} satisfies Facts;
