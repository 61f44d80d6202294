import type { Facts } from "../facts.ts";

const SUPER = 4;

export const facts = {
  box: "dominion",
  alert: "yellow",
  needsColour: true,
  flare: {
    wild: { as: "offense", when: "launch" },
    super: { as: "mainOrAlly", when: "reveal", adds: () => SUPER },
  },
  numbers: { planets: 4, without: 1, shared: 2, alone: 4, superPlus: SUPER },
  strength: ({ memo }) => ({ plus: Array.isArray(memo.explorer?.found) ? memo.explorer.found.length : 0 }),
} satisfies Facts;
