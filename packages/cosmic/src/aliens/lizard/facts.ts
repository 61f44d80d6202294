import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "green",
  needsColour: true,
  flare: {
    wild: { as: "mainOrAlly", when: "reveal" },
    super: { as: "main", when: "resolution" },
  },
  numbers: { outside: 2 },
} satisfies Facts;
