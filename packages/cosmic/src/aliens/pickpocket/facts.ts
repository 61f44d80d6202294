import type { Facts } from "../facts.ts";

export const facts = {
  box: "dominion",
  alert: "green",
  flare: {
    wild: { as: "notOffense", when: "launch" },
    super: { as: "any", when: "any" },
  },
} satisfies Facts;
