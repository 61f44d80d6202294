import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "red",
  flare: {
    wild: { as: "mainOrAlly", when: "reveal" },
    super: { as: "any", when: "any" },
  },
  numbers: { wild: 8, wildValue: 8 },
} satisfies Facts;
