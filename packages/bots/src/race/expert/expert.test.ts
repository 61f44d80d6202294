import {
  type Decide,
  illegal,
  imaginationAt,
  imaginationIn,
  type Question,
  type Rules,
  type Run,
  seated,
  seeded,
  simulate,
  standpointIn,
  stateHash,
} from "@hypergate/kernel";
import { race, type State } from "@hypergate/race";
import { expect, test } from "vitest";
import { sensible } from "../sensible.ts";
import { type Budget, expertWith } from "./expert.ts";
import { storedNets } from "./index.ts";

/** On a machine that does many other things. */
const SLOW = 120_000;

const SMALL = { worlds: 4, rounds: 1, choices: 3 };

/** Plays one game; every answer is checked. */
function play(
  seed: string,
  settings: Readonly<Record<string, unknown>>,
  players: readonly Decide<State>[],
  rounds = 60,
) {
  const state = race.setUp({ settings: { ...settings, players: players.length } }, seed);
  const held = players.map(
    (player): Decide<State> =>
      (question, g) => {
        const value = player(question, g);
        expect(illegal(question, value), `${question.key}: ${JSON.stringify(value)}`).toBeUndefined();
        return value;
      },
  );
  return simulate(race, state, held, (now) => now.table.round > rounds, { forks: true });
}

function expert(seed: string, budget: Budget) {
  return expertWith(seed, storedNets(), budget);
}

function experts(n: number): Decide<State>[] {
  return Array.from({ length: n }, (_, seat) => seated(race, expert(`${seat}`, SMALL)));
}

/** Enough to meet every phase. */
const ROUNDS = 5;

test.each([
  [{ sets: "base" }, 2],
  [{ sets: "base" }, 4],
  [{ sets: "base+storm" }, 5],
  [{ sets: "base+rebel", takeovers: "on" }, 3],
  [{ takeovers: "on" }, 2],
  [{ takeovers: "off" }, 6],
  [{ actionsForTwo: 1 }, 2],
  [{ learningHands: true, sets: "base" }, 3],
  [{ scenario: "rebels-against-the-empire" }, 2],
])("gives legal answers with %j and %i players", { timeout: SLOW }, (settings, players) => {
  expect(play("table", settings, experts(players), ROUNDS).state.table.round).toBeGreaterThan(ROUNDS);
});

test("beats sensible", { timeout: SLOW }, () => {
  const games = 40;
  let won = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % 2;
    const players = [0, 1].map((i) => seated(race, i === seat ? expert(`${n}`, SMALL) : sensible(`${n}`)));
    const { result } = play(`against sensible ${n}`, { sets: "base" }, players).state.table;
    if (result?.winners.includes(seat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(24);
});

test("the same game is played in the same way again", { timeout: SLOW }, () => {
  const hashes = [0, 1].map(() => stateHash(play("again", { takeovers: "on" }, experts(2), ROUNDS).state));
  expect(hashes[1]).toBe(hashes[0]);
});

test("answers without an imagination too", { timeout: SLOW }, () => {
  const players = [0, 1, 2].map((seat) => seated(race, expert(`${seat}`, SMALL)));
  const state = race.setUp({ settings: { players: 3 } }, "without");
  expect(simulate(race, state, players, (now) => now.table.round > 60).stopped).toBe(false);
});

/** What the expert answers here, and what it answers at a table that its seat cannot tell apart from this one. */
function answersOf(question: Question, g: Run<State>, elsewhere: string) {
  const view = race.view(g.s, question.who);
  const before = JSON.stringify(view);
  const ask = (imagination: ReturnType<typeof imaginationIn>) =>
    expert("dealt", SMALL)(question, () => view, imagination);
  const sent = standpointIn(g, question, seeded(elsewhere));
  const answers = [ask(imaginationIn(g, question)), ask(imaginationAt(race as Rules<State>, sent))];
  expect(JSON.stringify(view)).toBe(before);
  return answers;
}

test.each([2, 3])("knows nothing that its view does not show, with %i players", { timeout: SLOW }, (players) => {
  const keys = new Set<string>();
  const cautious = (seat: number): Decide<State> => {
    const bot = seated(race, sensible(`${seat}`));
    return (question, g) => {
      const [here, there] = answersOf(question, g, `${question.key} ${g.used}`);
      expect(there, question.key).toEqual(here);
      keys.add(question.key);
      return bot(question, g);
    };
  };
  const state = race.setUp({ settings: { players, takeovers: "on" } }, "in the dark");
  const seats = Array.from({ length: players }, (_, seat) => cautious(seat));
  simulate(race, state, seats, (now) => now.table.round > ROUNDS, { forks: true });
  expect(keys.size).toBeGreaterThan(7);
});
