/** Values that effects change, asked of effects made for it. */
import { expect, test } from "vitest";
import type { Folds, PowerInstalled } from "./effects.ts";
import { foldAny, foldLost, foldRewards, foldWorth, isCompensated, reckoningOf, totalOf } from "./folds.ts";
import { DEFENSE, OFFENSE } from "./state.ts";
import { fight } from "./testing/fight.ts";
import { playWith } from "./testing/installing.ts";
import type { TestTable } from "./testing/table.ts";
import { PLAIN_RECKONING } from "./totals.ts";

const FOLDS: Folds = {
  worth: (_g, _me, ships) => ships + 10,
  wins: () => false,
  freesShips: () => true,
  combination: (_t, _by, side, now) => (side === OFFENSE ? "ownTimesCard" : now),
  lowestWins: (_t, _by, now) => !now,
  winner: () => DEFENSE,
  lost: (_t, _by, loss) => [loss, { ...loss, n: 0 }],
  compensated: () => false,
  rewards: (_t, { seat }, ally, n) => n + 100 * seat + ally,
};

/** The same folds, of a power that works and of one that was let go on. */
const clone: PowerInstalled = { id: "clone", alert: "green", uses: [], folds: FOLDS };
const filch: PowerInstalled = { id: "filch", alert: "green", uses: [], lastingFolds: FOLDS };
playWith({ powers: [clone, filch] });

/** Seat 0 attacks seat 1; both have chosen no card yet. */
function encounter(alien: string): TestTable {
  const hands = [["attack-10", "attack-06"], ["attack-08"], []];
  return fight({ aliens: ["healer", alien, "machine"], hands, gate: 2 });
}

/** Everything that folds can change about the encounter of a table. */
function values({ session, table: t }: TestTable, seat: number) {
  const g = session.run;
  return {
    reckoning: reckoningOf(t),
    worth: foldWorth(g, seat, 1),
    frees: foldAny(g, seat, "freesShips"),
    lost: foldLost(t, { seat: 0, n: 1, involved: 1, to: "warp" }).length,
    isCompensated: isCompensated(t),
    rewards: foldRewards(t, 2, 1),
  };
}

const PLAIN = { reckoning: PLAIN_RECKONING, worth: 1, frees: false, lost: 1, isCompensated: true, rewards: 1 };
const CHANGED = {
  reckoning: {
    combinations: ["ownTimesCard", "sum"],
    lowestWins: true,
    goesTo: [DEFENSE, DEFENSE],
    isCompensated: false,
  },
  worth: 11,
  frees: true,
  lost: 2,
  isCompensated: false,
};

test("a power that works changes them for the encounter, and what is its owner's for the owner alone", () => {
  const t = encounter("clone");
  expect(values(t, 1)).toEqual({ ...CHANGED, rewards: 1 + 100 + 2 });
  expect(values(t, 0)).toEqual({ ...CHANGED, rewards: 1 + 100 + 2, worth: 1, frees: false });
});

test("a power without home colonies changes nothing [PWR-01]", () => {
  const t = encounter("clone");
  t.state.table.players[1].powerless = true;
  expect(values(t, 1)).toEqual(PLAIN);
});

test("an effect that goes on changes them, and not before", () => {
  const t = encounter("filch");
  expect([values(t, 1), reckoningOf(t.table)]).toEqual([PLAIN, PLAIN_RECKONING]);
  t.state.table.encounter.lasting.push({ effect: "power/filch", seat: 1, n: -1 });
  expect(values(t, 1)).toEqual({ ...CHANGED, rewards: 1 + 100 + 2 });
  expect(values(t, 0)).toMatchObject({ worth: 1, frees: false });
});

test("two effects change a value one after the other", () => {
  const t = encounter("filch");
  const { lasting } = t.state.table.encounter;
  for (const seat of [1, 2]) lasting.push({ effect: "power/filch", seat, n: -1 });
  expect(reckoningOf(t.table).lowestWins).toBe(false);
  expect(foldRewards(t.table, 2, 1)).toBe(1 + 100 + 2 + 200 + 2);
  expect(foldLost(t.table, { seat: 0, n: 1, involved: 1, to: "warp" })).toHaveLength(4);
});

test("a total is made the way the effect says, and the encounter is decided by it", () => {
  const t = encounter("clone");
  expect([totalOf(t.table, OFFENSE).sum, totalOf(t.table, DEFENSE).sum]).toEqual([0 * 2, 0 + 4]);
  t.answer(0, "attack-10");
  expect(t.told("reveal.totals")).toEqual([{ offense: 10 * 2, defense: 8 + 4 }]);
  expect(t.told("encounter.won")).toEqual([{ player: "player/1", side: "defense" }]);
});
