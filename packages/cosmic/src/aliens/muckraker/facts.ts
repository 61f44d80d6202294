import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "mainOrAlly", when: "alliance" },
    super: { as: "mainOrAlly", when: "resolution" },
  },
} satisfies Facts;
