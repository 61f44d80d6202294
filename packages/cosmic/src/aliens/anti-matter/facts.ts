import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "mainOrAlly", when: "any" },
    super: { as: "any", when: "any" },
  },
  negates: true,
} satisfies Facts;
