import type { Facts } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "red",
  flare: {
    wild: { as: "notOffense", when: "destiny" },
    super: { as: "offense", when: "destiny" },
  },
} satisfies Facts;
