import { type Facts, NO_STRENGTH } from "../facts.ts";

export const facts = {
  box: "base",
  alert: "red",
  flare: {
    wild: { as: "main", when: "reveal", adds: (own, allied) => own * allied - own - allied },
    super: { as: "main", when: "reveal" },
  },
  strength: (_seen, ships, isMain) => (isMain ? { plus: 0 - ships, times: Math.abs(ships) } : NO_STRENGTH),
} satisfies Facts;
