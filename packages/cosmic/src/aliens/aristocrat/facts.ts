import type { Facts } from "../facts.ts";

const numbers = { superFlares: 3 };

export const facts = {
  box: "dominion",
  alert: "red",
  flare: {
    wild: { as: "any", when: "regroup" },
    super: { as: "main", when: "planning" },
  },
  searches: ["aristocrat/hand", "aristocrat/card", "aristocrat/flare"],
  numbers,
} satisfies Facts;
