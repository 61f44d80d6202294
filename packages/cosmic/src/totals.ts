/** The arithmetic of an encounter (REV-04, REV-12). */
import type { Seat } from "@hypergate/kernel";
import { alliesOf, mainPlayer, shipsInEncounter } from "./query.ts";
import type { Formula, Shown, Side, Table } from "./state.ts";

/** What makes up a side's total, for the rules and for those who watch. */
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
  readonly n: number;
  readonly counted: number;
  /** What they count beyond one each. */
  readonly extra: number;
}

/** What a card counts together with what was added to it, from step 6 of REV-12 on. */
export function worthOf(shown: Shown): number {
  return shown.value + shown.added;
}

/** Values and totals may become negative; nothing is clamped (REV-13). */
export function totalOf(t: Table, side: Side): Total {
  const e = t.encounter;
  const main = mainPlayer(t, side);
  const card = worthOf(e.shown[side]);
  const own = fleetOf(t, [main]);
  const allied = fleetOf(t, alliesOf(t, side));
  let bonus = 0;
  for (const one of e.bonus) if (one.side === side) bonus += one.n;
  let reinforcements = 0;
  for (const one of e.reinforcements) if (one.side === side) reinforcements += one.value;
  const sum = combine(e.formula[side], card, own, allied) + bonus + reinforcements;
  return { card, ships: own.counted, allies: allied.counted, bonus, reinforcements, sum };
}

function fleetOf(t: Table, seats: readonly Seat[]): Fleet {
  const { weight } = t.encounter;
  let n = 0;
  let counted = 0;
  let extra = 0;
  for (const seat of seats) {
    const ships = shipsInEncounter(t, seat);
    n += ships;
    counted += ships * weight[seat];
    extra += ships * (weight[seat] - Math.sign(weight[seat]));
  }
  return { n, counted, extra };
}

/**
 * Only real ships multiply, and what they count beyond one each is added afterwards (REV-12.7, REV-12.8). Ships that
 * multiply the card are not added, so they are not subtracted either; a product of ships has the sign of the own ones.
 */
function combine(formula: Formula, card: number, own: Fleet, allied: Fleet): number {
  switch (formula) {
    case "sum":
      return card + own.counted + allied.counted;
    case "ownTimesCard":
      return card * own.n + own.extra + allied.counted;
    case "allTimesCard":
      return card * (own.n + allied.n) + own.extra + allied.extra;
    case "ownTimesAllies":
      return card + Math.sign(own.counted) * own.n * allied.n + own.extra + allied.extra;
  }
}
