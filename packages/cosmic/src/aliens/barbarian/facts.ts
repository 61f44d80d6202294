import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "mainOrAlly", when: "resolution" },
    super: { as: "offensiveAlly", when: "resolution" },
  },
} satisfies Facts;
