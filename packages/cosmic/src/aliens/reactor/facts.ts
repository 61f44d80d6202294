import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "red",
  flare: {
    wild: { as: "defense", when: "resolution" },
    super: { as: "mainOrAlly", when: "resolution" },
  },
  numbers: { settlers: 4 },
} satisfies Facts;
