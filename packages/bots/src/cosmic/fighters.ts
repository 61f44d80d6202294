/** What counts about aliens in a fight, by alien. All have the same fields, so that they are read fast. */
import {
  ALIEN_IDS,
  active,
  FACTS,
  type Facts,
  fromCards,
  MAX_SEATS,
  mayChangeReckoning,
  PLAIN_RECKONING,
  type Reckoning,
  reckoningOf,
  type Table,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";

/** Traits as bits. The last three tell whether there is more to look up. */
export const TRAIT = {
  negates: 1,
  winsInPeace: 2,
  keepsCard: 4,
  risksNoShips: 8,
  strengthens: 16,
  changesCards: 32,
  reckons: 64,
} as const;

interface Fighter {
  readonly traits: number;
  readonly strength: Facts["strength"] | undefined;
  readonly change: Facts["change"] | undefined;
}

const FIGHTERS = new Map<string, Fighter>();
/** By seat, the powers looked at last and the traits of them all, so that each list is looked through once: it is replaced and never changed. */
const POWERS: (readonly string[])[] = [];
const TRAITS: number[] = [];
fromCards(() => {
  FIGHTERS.clear();
  for (const id of ALIEN_IDS) FIGHTERS.set(id, factsIn(FACTS[id]));
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    POWERS[seat] = [];
    TRAITS[seat] = 0;
  }
});

function factsIn(facts: Facts): Fighter {
  let traits = 0;
  for (const name of ["negates", "winsInPeace", "keepsCard", "risksNoShips"] as const)
    if (facts[name] === true) traits |= TRAIT[name];
  if (facts.strength !== undefined) traits |= TRAIT.strengthens;
  if (facts.change !== undefined) traits |= TRAIT.changesCards;
  return { traits, strength: facts.strength, change: facts.change };
}

/** Nothing if there is no such alien. */
export function fighterOf(power: string): Fighter | undefined {
  return FIGHTERS.get(power);
}

/** The traits of all powers of a player, whether they work or not, as bits. */
export function traitsInAll(t: Table, seat: Seat): number {
  const { powers } = t.players[seat];
  if (POWERS[seat] !== powers) {
    POWERS[seat] = powers;
    TRAITS[seat] = traitsTogether(powers);
  }
  return TRAITS[seat];
}

function traitsTogether(powers: readonly string[]): number {
  let traits = 0;
  for (const power of powers) {
    traits |= fighterOf(power)?.traits ?? 0;
    if (mayChangeReckoning(power)) traits |= TRAIT.reckons;
  }
  return traits;
}

/** The traits of a player's powers that work, as bits; nobody has any. */
export function traitsOf(t: Table, seat: Seat): number {
  return seat < 0 || traitsInAll(t, seat) === 0 ? 0 : traitsAtWork(t, seat);
}

function traitsAtWork(t: Table, seat: Seat): number {
  let traits = 0;
  for (const power of t.players[seat].powers) {
    const own = fighterOf(power)?.traits ?? 0;
    if (own !== 0 && active(t, seat, power)) traits |= own;
  }
  return traits;
}

/** How the encounter is decided as things stand; usually nothing at the table could change it. */
export function reckoningAt(t: Table): Reckoning {
  if (t.encounter.lasting.length > 0) return reckoningOf(t);
  for (let seat = 0; seat < t.seats; seat++) if ((traitsInAll(t, seat) & TRAIT.reckons) !== 0) return reckoningOf(t);
  return PLAIN_RECKONING;
}
