/** The arithmetic of an encounter (REV-04, REV-12). */
import type { Seat } from "@hypergate/kernel";
import { strengthBeyond } from "./fleet.ts";
import { isAllyOf, mainPlayer, shipsCounted } from "./query.ts";
import { type Combination, DEFENSE, NOBODY, OFFENSE, type RevealedCard, type Side, type Table } from "./state.ts";

/** How the encounter is decided, with everything that effects have changed about it. Part of every view. */
export interface Reckoning {
  /** By side, how its total is made. */
  readonly combinations: readonly Combination[];
  /** The lower total wins (REV-12.10). */
  readonly lowestWins: boolean;
  /** By side, the one that wins in the end if that side comes out ahead (REV-12.12). */
  readonly goesTo: readonly Side[];
  /** A main player who loses with a negotiate is compensated (CMP-01). */
  readonly isCompensated: boolean;
}

/** As the rules have it without any effect. */
export const PLAIN_RECKONING: Reckoning = {
  combinations: ["sum", "sum"],
  lowestWins: false,
  goesTo: [OFFENSE, DEFENSE],
  isCompensated: true,
};

/** Whether the side that comes out ahead loses in the end. */
export function isTurnedRound({ goesTo }: Reckoning): boolean {
  return goesTo[OFFENSE] === DEFENSE && goesTo[DEFENSE] === OFFENSE;
}

/** The parts of a side's total, for the rules and for viewers. */
export interface Total {
  readonly card: number;
  readonly ships: number;
  readonly allies: number;
  readonly bonus: number;
  readonly reinforcements: number;
  readonly sum: number;
}

/** Ships as they are, and as they count: four each, or subtracted (Encounter.weight). */
interface Fleet {
  n: number;
  counted: number;
  /** What ships count beyond one each. */
  extra: number;
}

/** What a card counts together with what was added to it, from step 6 of REV-12 on. */
export function worthOf(shown: RevealedCard): number {
  return shown.value + shown.added;
}

/** The total of a side, made in this way. Values and totals may become negative; nothing is clamped (REV-13). */
export function totalBy(combination: Combination, t: Table, side: Side): Total {
  const e = t.encounter;
  const main = mainPlayer(t, side);
  const card = worthOf(e.shown[side]);
  const own: Fleet = { n: 0, counted: 0, extra: 0 };
  const allied: Fleet = { n: 0, counted: 0, extra: 0 };
  addShips(own, t, main, side);
  for (let seat = 0; seat < t.seats; seat++)
    if (seat !== e.offense && isAllyOf(t, seat, side)) addShips(allied, t, seat, side);
  let bonus = 0;
  for (const one of e.bonus) if (one.side === side) bonus += one.n;
  let reinforcements = 0;
  for (const one of e.reinforcements) if (one.side === side) reinforcements += one.value;
  const sum = combine(combination, card, own, allied) + bonus + reinforcements;
  return { card, ships: own.counted, allies: allied.counted, bonus, reinforcements, sum };
}

/** Whole numbers are multiplied as such: no ships times -1 would be -0, which turns all that it is added to into fractions for V8. */
function addShips(fleet: Fleet, t: Table, seat: Seat, side: Side): void {
  const weight = t.encounter.weight[seat];
  const ships = shipsCounted(t, seat, side);
  const beyond = beyondShips(t, seat, side);
  fleet.n += ships;
  fleet.counted += Math.imul(ships, weight) + beyond;
  fleet.extra += Math.imul(ships, weight - Math.sign(weight)) + beyond;
}

/** What the special ships of a player count in a total beyond being ships; subtracted where ships are. */
export function beyondShips(t: Table, seat: Seat, side: Side): number {
  return hasSpecials(t, seat) ? Math.imul(Math.sign(t.encounter.weight[seat]), strengthBeyond(t, seat, side)) : 0;
}

/** Special ships may count, unless others count in place of those in the encounter. */
function hasSpecials({ specials, encounter }: Table, seat: Seat): boolean {
  return specials.length > 0 && encounter.counted[seat] === NOBODY;
}

/**
 * Only real ships multiply; what they count beyond one each is added afterwards (REV-12.7, REV-12.8). Ships that
 * multiply the card are not added, so they are not subtracted either. A product of ships has the sign of the own ships.
 */
function combine(combination: Combination, card: number, own: Fleet, allied: Fleet): number {
  switch (combination) {
    case "sum":
      return card + own.counted + allied.counted;
    case "ownTimesCard":
      return Math.imul(card, own.n) + own.extra + allied.counted;
    case "allTimesCard":
      return Math.imul(card, own.n + allied.n) + own.extra + allied.extra;
    case "ownTimesAllies":
      return card + Math.imul(Math.sign(own.counted), own.n * allied.n) + own.extra + allied.extra;
  }
}
