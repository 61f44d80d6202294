/** Encounters at tables that play with the reward deck. */
import type { Seat } from "@hypergate/kernel";
import { type Engagement, type FightTable, fight, names } from "./fight.ts";
import { type TestSetUp, type TestTable, table } from "./table.ts";

/** Seat 0 attacks seat 1, as in `fight`. */
export function rewarded(setUp: TestSetUp & Engagement): FightTable {
  return fight({ ...setUp, settings: { rewardDeck: true, ...setUp.settings } });
}

/** The same before anything has happened. */
export function rewardTable(setUp: TestSetUp): TestTable {
  return table({
    aliens: ["clone", "filch", "machine"],
    declining: ["clone", "filch", "machine"],
    destiny: ["seat-1"],
    ...setUp,
    settings: { rewardDeck: true, ...setUp.settings },
  });
}

/** Somebody lays down a kicker before the cards are selected. */
export function kick(t: FightTable, seat: Seat, card: string): FightTable {
  return t.until("window/planning.lay", seat).answer(seat, card);
}

/** What lies in the discard pile of the reward deck. */
export function rewardDiscard(t: TestTable): string[] {
  return names(t.table.rewardDiscard);
}

/** Type and value of both cards as they count. */
export function shown(t: TestTable): (string | number)[][] {
  return t.table.encounter.shown.map(({ type, value }) => [type, value]);
}
