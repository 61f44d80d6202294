import { cosmic, type State } from "@hypergate/cosmic";
import {
  type Decide,
  illegal,
  imaginationAt,
  imaginationIn,
  type Question,
  type Rules,
  type Run,
  same,
  seated,
  seeded,
  simulate,
  standpointIn,
  stateHash,
  type Value,
} from "@hypergate/kernel";
import { expect, test } from "vitest";
import { sensible } from "../sensible.ts";
import { shareOf } from "./ahead.ts";
import { candidatesFor } from "./candidates.ts";
import { expert, WEIGHTS } from "./index.ts";

/** On a machine that does many other things. */
const SLOW = 300_000;
const SMALL = { worlds: 10, candidates: 4, encounters: 1 };
const EVERYTHING = { boxes: ["base", "dominion"], rewardDeck: true, specialShips: "flagship", tech: true };

function setUp(players: number, seed: string, settings: object = {}): State {
  return cosmic.setUp({ players, settings: { alienSelection: "random", useFlares: true, ...settings } }, seed);
}

/** Plays some encounters; every answer is checked. */
function play(state: State, players: readonly Decide<State>[], encounters = 300) {
  const held = players.map(
    (player): Decide<State> =>
      (question, g) => {
        const value = player(question, g);
        expect(illegal(question, value), `${question.key}: ${JSON.stringify(value)}`).toBeUndefined();
        return value;
      },
  );
  return simulate(cosmic, state, held, (now) => now.table.encounter.n > encounters, { forks: true });
}

function experts(n: number): Decide<State>[] {
  return Array.from({ length: n }, (_, seat) => seated(cosmic, expert(`${seat}`, SMALL)));
}

test.each([
  [{}, 3],
  [{ tech: true, changingPowers: true }, 4],
  [EVERYTHING, 5],
])("gives legal answers with %j and %i players", { timeout: SLOW }, (settings, players) => {
  expect(play(setUp(players, "legal", settings), experts(players), 4).state.table.encounter.n).toBeGreaterThan(1);
});

/** What a seat may expect some encounters after an answer, at tables of other luck. */
function expectation(question: Question, g: Run<State>, value: Value, tables: number): number {
  const rng = seeded(`other luck ${question.key} ${g.used}`);
  const imagination = imaginationIn(g, question);
  const last = g.s.table.encounter.n + 2;
  let sum = 0;
  for (let n = 0; n < tables; n++) {
    const table = imagination.table(rng);
    const players = g.s.table.players.map((_, seat) => seated(cosmic, sensible(`other ${n} ${seat}`)));
    const isFar = ({ agenda, table: t }: State) => agenda[0] === "regroup" && t.encounter.n >= last;
    const end = table.play<State>(value, players, isFar);
    if (end !== undefined) sum += shareOf(WEIGHTS, end, question.who);
  }
  return sum / tables;
}

test("what it prefers to the answer of a sensible player is better, with luck it has not seen", {
  timeout: SLOW,
}, () => {
  const gains: number[] = [];
  const comparing = (seat: number): Decide<State> => {
    const bot = seated(cosmic, sensible(`${seat}`));
    return (question, g) => {
      const usual = bot(question, g);
      if (g.used % 3 > 0 || gains.length >= 12) return usual;
      const look = () => cosmic.view(g.s, question.who);
      const preferred = expert(`${seat}`, { worlds: 30, candidates: 6, encounters: 2 })(
        question,
        look,
        imaginationIn(g, question),
      );
      if (!same(preferred, usual))
        gains.push(expectation(question, g, preferred, 20) - expectation(question, g, usual, 20));
      return usual;
    };
  };
  for (const seed of ["a", "b", "c"]) play(setUp(4, seed), [0, 1, 2, 3].map(comparing), 12);
  expect(gains.length).toBeGreaterThan(8);
  expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(0.01);
});

test("the same game is played in the same way again", { timeout: SLOW }, () => {
  const hashes = [0, 1].map(() => stateHash(play(setUp(3, "again"), experts(3), 3).state));
  expect(hashes[1]).toBe(hashes[0]);
});

test("answers without an imagination as a sensible player does", () => {
  const players = (make: (seed: string) => ReturnType<typeof sensible>) =>
    [0, 1, 2].map((seat) => seated(cosmic, make(`${seat}`)));
  const ends = [players((seed) => expert(seed, SMALL)), players(sensible)].map((seats) =>
    stateHash(simulate(cosmic, setUp(3, "without"), seats).state),
  );
  expect(ends[0]).toBe(ends[1]);
});

/** What the expert answers here, and at a table that its seat cannot tell apart from this one. */
function answersOf(question: Question, g: Run<State>, elsewhere: string) {
  const view = cosmic.view(g.s, question.who);
  const ask = (imagination: ReturnType<typeof imaginationIn>) =>
    expert("dealt", SMALL)(question, () => view, imagination);
  const sent = standpointIn(g, question, seeded(elsewhere));
  return [ask(imaginationIn(g, question)), ask(imaginationAt(cosmic as Rules<State>, sent))];
}

test("knows nothing that its view does not show", { timeout: SLOW }, () => {
  let compared = 0;
  let equal = 0;
  const cautious = (seat: number): Decide<State> => {
    const bot = seated(cosmic, sensible(`${seat}`));
    return (question, g) => {
      if (g.used % 3 > 0) return bot(question, g);
      const [here, there] = answersOf(question, g, `${question.key} ${g.used}`);
      compared++;
      if (same(here, there)) equal++;
      return bot(question, g);
    };
  };
  const seats = [0, 1, 2, 3].map(cautious);
  simulate(cosmic, setUp(4, "in the dark", EVERYTHING), seats, (now) => now.table.encounter.n > 8, { forks: true });
  expect(compared).toBeGreaterThan(30);
  // Where a bot in another thread cannot get back to the question, it knows less of this step, and may answer otherwise.
  expect(equal).toBeGreaterThanOrEqual(compared - 2);
});

test("candidates are legal, all different, and begin with the usual answer", { timeout: SLOW }, () => {
  const kinds = new Set<string>();
  const watching = (seat: number): Decide<State> => {
    const bot = seated(cosmic, sensible(`${seat}`));
    return (question, g) => {
      const usual = bot(question, g);
      const found = candidatesFor(question, cosmic.view(g.s, question.who), usual, 12);
      expect(found[0]).toEqual(usual);
      for (const [i, one] of found.entries()) {
        expect(illegal(question, one), question.key).toBeUndefined();
        expect(found.findIndex((other) => same(one, other))).toBe(i);
      }
      if (found.length > 1) kinds.add(question.kind);
      return usual;
    };
  };
  for (const seed of ["a", "b", "c", "d"]) simulate(cosmic, setUp(4, seed, EVERYTHING), [0, 1, 2, 3].map(watching));
  expect([...kinds].sort()).toEqual(expect.arrayContaining(["confirm", "deal", "one", "some", "spread"]));
});
