/** What counts about aliens in a fight, by alien. All have the same fields, so that they are read fast. */
import { ALIEN_IDS, active, FACTS, type Facts, fromCards, type Table } from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";

/** Traits as bits. */
export const TRAIT = { negates: 1, winsInPeace: 2, keepsCard: 4, risksNoShips: 8 } as const;

interface Fighter {
  readonly traits: number;
  readonly strength: Facts["strength"] | undefined;
  readonly change: Facts["change"] | undefined;
}

const FIGHTERS = new Map<string, Fighter>();
fromCards(() => {
  FIGHTERS.clear();
  for (const id of ALIEN_IDS) FIGHTERS.set(id, factsIn(FACTS[id]));
});

function factsIn(facts: Facts): Fighter {
  let traits = 0;
  for (const name of ["negates", "winsInPeace", "keepsCard", "risksNoShips"] as const)
    if (facts[name] === true) traits |= TRAIT[name];
  return { traits, strength: facts.strength, change: facts.change };
}

/** Nothing if there is no such alien. */
export function fighterOf(power: string): Fighter | undefined {
  return FIGHTERS.get(power);
}

/** The traits of a player's powers that work, as bits; nobody has any. */
export function traitsOf(t: Table, seat: Seat): number {
  let traits = 0;
  if (seat < 0) return traits;
  for (const power of t.players[seat].powers) {
    const own = fighterOf(power)?.traits ?? 0;
    if (own !== 0 && active(t, seat, power)) traits |= own;
  }
  return traits;
}
