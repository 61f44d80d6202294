import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "yellow",
  flare: {
    wild: { as: "ally", when: "resolution" },
    super: { as: "offenseOrAlly", when: "resolution" },
  },
  numbers: { sold: 4, perShip: 1, superPerShip: 2 },
} satisfies Facts;
