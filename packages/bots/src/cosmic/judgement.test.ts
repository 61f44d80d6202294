import { ALIEN_IDS, cardOf, cosmic, DEFENSE, OFFENSE, type State, type View } from "@hypergate/cosmic";
import { type Bot, type Question, same, seated, simulate } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { sideToJoin } from "./alliances.ts";
import { SUPERS, WILDS } from "./flares.ts";
import { bestCard, prefersUpset } from "./judge.ts";
import { chanceToWin, leadOf, outlookOf } from "./outlook.ts";
import { sensible } from "./sensible.ts";

const SHIPS = 5;
const TARGET = 5;

/** Seat 0 attacks seat 1 on its first planet, four ships against four, with these aliens in front. */
function attack(...aliens: string[]): State {
  const rest = ["mind", "masochist", "cudgel", "void", "barbarian"].filter((alien) => !aliens.includes(alien));
  const state = cosmic.setUp({ players: 5, aliens: [...aliens, ...rest].slice(0, 5) }, "judgement");
  const { encounter: e } = state.table;
  Object.assign(e, { offense: 0, defense: 1, planet: TARGET, phase: "planning" });
  e.gate[0] = 4;
  return state;
}

/** Gives a player so many colonies in the system of seat 4. */
function settle({ table: t }: State, seat: number, n: number): void {
  for (let i = 0; i < n; i++) t.ships[(4 * 5 + i) * SHIPS + seat] = 1;
}

function viewOf(state: State, seat: number): View {
  return cosmic.view(state, seat);
}

function cards(...names: string[]): number[] {
  return names.map((name) => cardOf(`card/${name}`));
}

test("without powers a higher card wins more often, and ties go to the defense", () => {
  const { table: t } = attack("mind");
  const chances = [4, 10, 20, 40].map((value) => chanceToWin(outlookOf(t, OFFENSE), value));
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect(chanceToWin(outlookOf(t, DEFENSE), 8)).toBeGreaterThan(chanceToWin(outlookOf(t, OFFENSE), 8) - 0.01);
});

test("what powers do to totals is foreseen", () => {
  expect(leadOf(attack("human").table, OFFENSE)).toBe(4);
  expect(leadOf(attack("mind", "human").table, OFFENSE)).toBe(-4);
  expect(leadOf(attack("macron").table, OFFENSE)).toBe(12);
  expect(leadOf(attack("virus").table, OFFENSE)).toBe(4 * 10 - (10 + 4));
  const warpish = attack("warpish");
  warpish.table.warp = [0, 2, 0, 3, 0];
  expect(leadOf(warpish.table, OFFENSE)).toBe(5);
  const tripled = outlookOf(attack("tripler").table, OFFENSE);
  expect(chanceToWin(tripled, 10)).toBeGreaterThan(chanceToWin(tripled, 20));
  const negated = outlookOf(attack("anti-matter").table, OFFENSE);
  expect(chanceToWin(negated, 4)).toBeGreaterThan(chanceToWin(negated, 20));
});

test("a card is chosen for what the own power makes of it", () => {
  const chosen = (alien: string, ...names: string[]) => {
    const state = attack(alien);
    const options = cards(...names);
    return names[options.indexOf(bestCard(viewOf(state, 0), OFFENSE, options))];
  };
  expect(chosen("mind", "attack-01", "attack-14.1", "attack-40")).toBe("attack-14.1");
  expect(chosen("anti-matter", "attack-01", "attack-14.1")).toBe("attack-01");
  expect(chosen("tripler", "attack-10.1", "attack-14.1")).toBe("attack-10.1");
  expect(chosen("mirror", "attack-09", "attack-20.1")).toBe("attack-09");
  expect(chosen("pacifist", "negotiate.1", "attack-10.1")).toBe("negotiate.1");
  expect(chosen("sorcerer", "attack-01", "attack-10.1")).toBe("attack-01");
});

test("an upset is for those with low cards", () => {
  const state = attack("loser");
  expect(prefersUpset(state.table, OFFENSE, cards("attack-00", "attack-06.1"))).toBe(true);
  expect(prefersUpset(state.table, OFFENSE, cards("attack-15", "attack-40"))).toBe(false);
});

test("nobody helps another to a win that is not the own one", () => {
  const state = attack("mind");
  settle(state, 0, 4);
  expect(sideToJoin(state.table, 2, true, true)).toBe(DEFENSE);
  expect(sideToJoin(state.table, 2, true, false)).toBeUndefined();
  settle(state, 2, 4);
  expect(sideToJoin(state.table, 2, true, true)).toBe(OFFENSE);
});

test("both sides of every flare have their use", () => {
  expect(Object.keys(WILDS).sort()).toEqual([...ALIEN_IDS].sort());
  expect(Object.keys(SUPERS).sort()).toEqual([...ALIEN_IDS].sort());
});

/** Where being foreseen would be a weakness. */
const LEFT_TO_CHANCE = ["gambler/challenge", "window/planning.before", "window/encounter.end"];

test("chance decides nothing but doubts and accusations", () => {
  const undecided = new Set<string>();
  const twice = (one: Bot<View>, other: Bot<View>): Bot<unknown> =>
    ((question: Question, look: () => View) => {
      const value = one(question, look);
      if (!same(value, other(question, look))) undecided.add(question.key);
      return value;
    }) as Bot<unknown>;
  for (let n = 0; n < 60; n++) {
    const settings = { alienSelection: "random", useFlares: true, tech: n % 2 === 0 };
    const players = [0, 1, 2, 3, 4].map((i) => seated(cosmic, twice(sensible(`${n} ${i}`), sensible(`${i} ${n}`))));
    simulate(cosmic, cosmic.setUp({ players: 5, settings }, `twice ${n}`), players);
  }
  expect([...undecided].filter((key) => !LEFT_TO_CHANCE.includes(key))).toEqual([]);
});
