import { type Facts, NO_STRENGTH, type TablePart } from "../facts.ts";

const numbers = { afterSuccess: 1, afterDefeat: 2, moreWithFourPlanets: 1 };

export const facts = {
  box: "base",
  alert: "green",
  flare: {
    wild: { as: "defense", when: "resolution" },
    super: { as: "ally", when: "reveal" },
  },
  numbers,
  strength: (seen, _ships, isMain) => (isMain ? { plus: tokensOf(seen) } : NO_STRENGTH),
} satisfies Facts;

export function tokensOf({ memo }: TablePart): number {
  return Number(memo.warrior?.tokens ?? 0);
}
