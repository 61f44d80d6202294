import { type Bot, illegal, randomBot, type Seat, seated, seeded, simulate, stateHash } from "@hypergate/kernel";
import { race, type State, type View } from "@hypergate/race";
import { expect, test } from "vitest";
import { sensible } from "./sensible.ts";

type Player = Bot<unknown>;

const racer = (seed: string): Player => sensible(seed) as Player;

/** Plays one game with a bot for each seat; every answer is checked, and `inspect` sees every question. */
function play(
  seed: string,
  bots: readonly Player[],
  settings: Readonly<Record<string, unknown>> = { takeovers: "on" },
  inspect?: (state: State, seat: Seat, ask: (view: View) => unknown) => void,
) {
  const state = race.setUp({ settings: { ...settings, players: bots.length } }, seed);
  const players = bots.map((bot) => {
    const decide = seated(race, bot as Bot<View>);
    return (...[question, g]: Parameters<typeof decide>) => {
      inspect?.(g.s, question.who, (view) => bot(question, () => view));
      const value = decide(question, g);
      expect(illegal(question, value), `${question.key}: ${JSON.stringify(value)}`).toBeUndefined();
      return value;
    };
  });
  return simulate(race, state, players, (now) => now.table.round > 60);
}

test("beats a random player almost always", () => {
  const games = 60;
  let won = 0;
  for (let n = 0; n < games; n++) {
    const seat = n % 2;
    const bots = [0, 1].map((i) => (i === seat ? racer(`${n}`) : randomBot(`${n}`)));
    const { state } = play(`against random ${n}`, bots);
    if (state.table.result?.winners.includes(seat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(games - 2);
});

test("two of them score well and end the game soon", () => {
  const games = 60;
  let points = 0;
  let rounds = 0;
  for (let n = 0; n < games; n++) {
    const { state, stopped } = play(`earnest ${n}`, [racer("a"), racer("b")]);
    expect(stopped).toBe(false);
    for (const total of state.table.result?.totals ?? []) points += total / 2;
    rounds += state.table.round;
  }
  expect(points / games).toBeGreaterThan(30);
  expect(rounds / games).toBeLessThan(15);
});

test.each([
  [{ sets: "base" }, 3],
  [{ sets: "base" }, 4],
  [{ sets: "base+storm" }, 5],
  [{ sets: "base+rebel", takeovers: "on" }, 2],
  [{ takeovers: "on" }, 6],
  [{ actionsForTwo: 1 }, 2],
  [{ scenario: "rebels-against-the-empire" }, 2],
])("comes to an end with %j and %i players", (settings, players) => {
  for (let n = 0; n < 8; n++) {
    const bots = Array.from({ length: players }, (_, seat) => racer(`${seat}`));
    expect(play(`table ${n}`, bots, settings).stopped).toBe(false);
  }
});

test("the same game is played in the same way again", () => {
  const hashes = [0, 1].map(() => stateHash(play("again", [racer("a"), racer("b")]).state));
  expect(hashes[1]).toBe(hashes[0]);
});

test("knows nothing that its view does not show, and leaves the view as it is", () => {
  const rng = seeded("elsewhere");
  const inspect = (state: State, seat: Seat, ask: (view: View) => unknown): void => {
    const seen = race.view(state, seat);
    const before = JSON.stringify(seen);
    const answer = ask(seen);
    expect(JSON.stringify(seen)).toBe(before);
    expect(ask(race.view(race.resample(state, seat, rng), seat))).toEqual(answer);
  };
  play("in the dark", [racer("a"), racer("b")], { takeovers: "on" }, inspect);
  play("in the dark", [racer("a"), racer("b"), racer("c")], { takeovers: "on" }, inspect);
});
