import { cosmic } from "@hypergate/cosmic";
import { type Bot, illegal, randomBot, seated, simulate } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { sensible } from "./sensible.ts";

const config = { players: 5, settings: { alienSelection: "random", useFlares: true } };

/** Plays one game with a bot for each seat; every answer is checked. */
function play(seed: string, bots: readonly Bot<never>[]) {
  const state = cosmic.setUp(config, seed);
  const players = bots.map((bot) => {
    const decide = seated(cosmic, bot as Bot<unknown>);
    return (...[question, g]: Parameters<typeof decide>) => {
      const value = decide(question, g);
      expect(illegal(question, value), `${question.key}: ${JSON.stringify(value)}`).toBeUndefined();
      return value;
    };
  });
  return simulate(cosmic, state, players, (now) => now.table.encounter.n > 300);
}

test("one sensible player among four random ones wins most games", () => {
  let won = 0;
  const games = 60;
  for (let n = 0; n < games; n++) {
    const seat = n % 5;
    const bots = Array.from({ length: 5 }, (_, i) => (i === seat ? sensible(`${n}`) : randomBot(`${n} ${i}`)));
    const { state } = play(`sensible ${n}`, bots as Bot<never>[]);
    if (state.table.winners.includes(seat)) won++;
  }
  expect(won / games).toBeGreaterThan(0.6);
});

test("five sensible players bring every game to its end, and few share a victory", () => {
  const games = 40;
  let winners = 0;
  for (let n = 0; n < games; n++) {
    const bots = Array.from({ length: 5 }, (_, i) => sensible(`${n} ${i}`));
    const { state, stopped } = play(`earnest ${n}`, bots as Bot<never>[]);
    expect(stopped).toBe(false);
    expect(state.table.winners.length).toBeGreaterThan(0);
    winners += state.table.winners.length;
  }
  expect(winners / games).toBeLessThan(1.4);
});
