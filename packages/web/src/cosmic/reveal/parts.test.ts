/** Random games with everything in them: whatever effects do to a total, its parts must add up to it. */
import { cosmic, cosmicFuzz, reckoningOf, type State } from "@hypergate/cosmic";
import { COMBINATIONS, DEFENSE, OFFENSE, PLAIN_RECKONING, type Reckoning, type Table } from "@hypergate/cosmic/client";
import { type Decide, randomAnswer, seeded, simulate } from "@hypergate/kernel";
import { describe, expect, test } from "vitest";
import { mainOf, type Part, partsOf, piecesOf, SIDES, totalOf, verdictOf } from "./parts.ts";

const GAMES = 60;
const ENCOUNTERS = 60;

/** Calls `look` with the table at every decision of many random games once cards are being compared. */
function watch(look: (t: Table) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const rng = seeded(`parts ${game}`);
    const state = cosmic.setUp(cosmicFuzz.randomConfig(rng), `parts ${game}`);
    const decide: Decide<State> = (question, g) => {
      if (g.s.table.encounter.phase === "reveal" || g.s.table.encounter.phase === "resolution") look(g.s.table);
      return randomAnswer(question, rng);
    };
    const players = Array.from({ length: state.table.seats }, () => decide);
    simulate(cosmic, state, players, ({ table }) => table.encounter.n > ENCOUNTERS);
  }
}

/**
 * The same table with totals made in each way, with ships that count four each or are subtracted, with cards doubled by a
 * kicker and with cards added: random games seldom have them all.
 */
function rareOnes(t: Table): readonly (readonly [Table, Reckoning])[] {
  const weight = t.encounter.weight.map((each, seat) => each * (seat % 2 === 0 ? 4 : -1));
  const shown = t.encounter.shown.map((card) => ({
    ...card,
    value: card.value * 2,
    times: card.times * 2,
    added: card.added + 3,
    extra: [...card.extra, 0],
  }));
  const table = { ...t, encounter: { ...t.encounter, weight, shown } };
  return COMBINATIONS.map((one) => [table, { ...PLAIN_RECKONING, combinations: [one, one] }] as const);
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { n }) => total + n, 0);
}

describe("in random games", () => {
  test("the parts add up to the total, and the bar is as long, by every combination and weight", () => {
    const met = new Set<string>();
    const wrong: unknown[] = [];
    let looks = 0;
    watch((t) => {
      const asItIs = [t, reckoningOf(t)] as const;
      for (const [table, reckoning] of looks++ % 10 === 0 ? [asItIs, ...rareOnes(t)] : [asItIs])
        for (const side of SIDES) {
          if (mainOf(t, side) < 0 || t.encounter.shown[side].type === "none") continue;
          const parts = partsOf(table, reckoning, side);
          const total = totalOf(table, reckoning, side);
          const length = piecesOf(parts).reduce((all, { n }) => all + n, 0);
          if (sum(parts) !== total || length !== Math.max(0, total)) wrong.push({ parts, total, length });
          for (const { kind } of parts) met.add(kind);
        }
    });
    expect(wrong).toEqual([]);
    expect([...met].sort()).toEqual(["added", "bonus", "card", "extra", "kicker", "product", "reinforcement", "ships"]);
  }, 60_000);

  test("the side said to win before the outcome is the one that then wins", () => {
    let compared = 0;
    watch((t) => {
      const { result, winner, committed, shown } = t.encounter;
      const undecided = { ...t, encounter: { ...t.encounter, result: "none" as const } };
      const isCompared = t.encounter.margin >= 0 && shown.every(({ type }) => type === "attack");
      const isUntouched = committed.every((n, seat) => n === 0 || n === shipsOf(t, seat));
      if (result !== "won" || !isCompared || !isUntouched) return;
      compared++;
      expect(verdictOf(t, reckoningOf(t)).winner).toBe(winner);
      expect(verdictOf(undecided, reckoningOf(t))).toEqual({ kind: "totals", winner, by: t.encounter.margin });
    });
    expect(compared).toBeGreaterThan(100);
  }, 60_000);
});

function shipsOf({ encounter: e, ships }: Table, seat: number): number {
  return seat === e.defense ? ships[e.planet * 5 + seat] : e.gate[seat] + e.dock[seat];
}

describe("the verdict", () => {
  /** Blue with 3 ships attacks green, who has 4. */
  function duel(offense: [string, number], defense: [string, number], changes: object = {}): Table {
    const { table } = cosmic.setUp({ players: 3, settings: { alienSelection: "random", useFlares: false } }, "duel");
    const shown = [offense, defense].map(([type, value]) => ({
      card: 0,
      type,
      value,
      times: 1,
      text: "",
      added: 0,
      extra: [],
    }));
    const encounter = { ...table.encounter, offense: 0, defense: 1, planet: 5, gate: [3, 0, 0], shown, ...changes };
    return { ...table, encounter } as Table;
  }

  test("compares totals, and a tie is the defense's", () => {
    expect(verdictOf(duel(["attack", 10], ["attack", 8]), PLAIN_RECKONING)).toEqual({
      kind: "totals",
      winner: OFFENSE,
      by: 1,
    });
    expect(verdictOf(duel(["attack", 9], ["attack", 8]), PLAIN_RECKONING)).toEqual({
      kind: "totals",
      winner: DEFENSE,
      by: 0,
    });
  });

  test("knows when the lower total wins, when a side wins anyway, and when all is turned round", () => {
    const goesTo = [DEFENSE, OFFENSE] as const;
    const winner = (changes: object, reckoning: Partial<Reckoning> = {}) =>
      verdictOf(duel(["attack", 10], ["attack", 8], changes), { ...PLAIN_RECKONING, ...reckoning }).winner;
    expect(winner({}, { lowestWins: true })).toBe(DEFENSE);
    expect(winner({ instant: DEFENSE })).toBe(DEFENSE);
    expect(winner({}, { goesTo })).toBe(DEFENSE);
    expect(winner({ instant: DEFENSE }, { goesTo })).toBe(OFFENSE);
  });

  test("an attack wins against a negotiate, two negotiates are a deal, two morphs lose both", () => {
    expect(verdictOf(duel(["negotiate", 0], ["attack", 1]), PLAIN_RECKONING)).toMatchObject({
      kind: "attack",
      winner: DEFENSE,
    });
    expect(verdictOf(duel(["negotiate", 0], ["negotiate", 0]), PLAIN_RECKONING)).toMatchObject({
      kind: "deal",
      winner: -1,
    });
    expect(verdictOf(duel(["morph", 0], ["morph", 0]), PLAIN_RECKONING)).toMatchObject({ kind: "morphs", winner: -1 });
    expect(verdictOf(duel(["attack", 5], ["none", 0]), PLAIN_RECKONING)).toMatchObject({ kind: "closed", winner: -1 });
  });
});

test("what is subtracted shortens the last of what is added", () => {
  const parts: readonly Part[] = [
    { kind: "ships", n: -3, seat: 0, ships: 3, each: -1 },
    { kind: "card", n: 10 },
    { kind: "bonus", n: 2, thing: "power/human", times: 1 },
  ];
  expect(piecesOf(parts).map(({ part, n }) => [part.kind, n])).toEqual([["card", 9]]);
  expect(piecesOf([{ kind: "ships", n: -3, seat: 0, ships: 3, each: -1 }])).toEqual([]);
});
