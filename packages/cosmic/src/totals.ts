/** The arithmetic of an encounter (REV-04, REV-12). */
import { alliesOf, mainPlayer, shipsInEncounter } from "./query.ts";
import type { Formula, Side, Table } from "./state.ts";

/** What makes up a side's total, for the rules and for those who watch. */
export interface Total {
  readonly card: number;
  readonly ships: number;
  readonly allies: number;
  readonly bonus: number;
  readonly reinforcements: number;
  readonly sum: number;
}

/** Values and totals may become negative; nothing is clamped (REV-13). */
export function totalOf(t: Table, side: Side): Total {
  const e = t.encounter;
  const shown = e.shown[side];
  const main = mainPlayer(t, side);
  const card = shown.value + shown.added;
  const ships = shipsInEncounter(t, main) * e.weight[main];
  let allies = 0;
  for (const ally of alliesOf(t, side)) allies += shipsInEncounter(t, ally) * e.weight[ally];
  let bonus = 0;
  for (const one of e.bonus) if (one.side === side) bonus += one.n;
  let reinforcements = 0;
  for (const one of e.reinforcements) if (one.side === side) reinforcements += one.value;
  const sum = combine(e.formula[side], card, ships, allies) + bonus + reinforcements;
  return { card, ships, allies, bonus, reinforcements, sum };
}

function combine(formula: Formula, card: number, ships: number, allies: number): number {
  switch (formula) {
    case "sum":
      return card + ships + allies;
    case "ownTimesCard":
      return card * ships + allies;
    case "allTimesCard":
      return card * (ships + allies);
    case "ownTimesAllies":
      return card + ships * allies;
  }
}
