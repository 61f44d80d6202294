import type { Facts, TablePart } from "../facts.ts";

const numbers = { wildBonus: 5 };

export const facts = {
  box: "base",
  alert: "red",
  flare: {
    wild: { as: "mainOrAlly", when: "reveal", adds: () => numbers.wildBonus },
    super: { as: "any", when: "planning" },
  },
  numbers,
  walls: (seen, planet, printed) => {
    if (seen.memo.citadel === undefined) return 0;
    return citadelsBeside(seen, planet).reduce((sum, card) => sum + printed(card), 0);
  },
} satisfies Facts;

/** The citadels of the game: attack cards, and for each the planet it lies beside. */
export function allCitadels({ memo }: TablePart): { cards: number[]; planets: number[] } {
  return { cards: (memo.citadel?.cards ?? []) as number[], planets: (memo.citadel?.planets ?? []) as number[] };
}

export function citadelsBeside(seen: TablePart, planet: number): number[] {
  const { cards, planets } = allCitadels(seen);
  return cards.filter((_, i) => planets[i] === planet);
}
