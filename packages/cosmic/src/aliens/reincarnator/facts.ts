import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "yellow",
  flare: {
    wild: { as: "any", when: "resolution" },
    super: { as: "mainOrAlly", when: "resolution" },
  },
} satisfies Facts;
