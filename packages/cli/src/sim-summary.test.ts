import { CARDS, cosmic } from "@hypergate/cosmic";
import { expect, test } from "vitest";
import { type GameResult, gameNamed, playGame, type SimOptions } from "./sim.ts";
import { inWords, summarise } from "./sim-summary.ts";

const options: SimOptions = {
  game: "cosmic",
  games: 2,
  players: [3, 4],
  seed: "1",
  bots: ["random"],
  settings: {},
};

function result(kinds: readonly string[], winners: readonly number[]): GameResult {
  const bots = kinds.map(() => "random");
  return { kinds, winners, bots, decisions: 1, units: 1, stopped: false, scores: [], facts: [], hash: "" };
}

const results = [result(["oracle", "human", "void"], [0]), result(["oracle", "mind", "human", "will"], [0, 3])];
const report = summarise(options, { results, played: 2, seconds: 1 });

test("wins are counted beside the seats that were played, and what never won is there", () => {
  expect(report.wins).toEqual({
    bySeat: { 0: 2, 1: 0, 2: 0, 3: 1 },
    byBot: { random: 3 },
    byAlien: { oracle: 2, human: 0, void: 0, mind: 0, will: 1 },
  });
  expect(report.played).toEqual({
    bySeat: { 0: 2, 1: 2, 2: 2, 3: 1 },
    byBot: { random: 7 },
    byAlien: { oracle: 2, human: 2, void: 1, mind: 1, will: 1 },
  });
});

test("a victory that is shared counts in parts", () => {
  const mixed = [
    { ...result(["oracle", "human", "void"], [0, 1, 2]), bots: ["random", "sensible", "random"] },
    { ...result(["oracle", "human", "void"], [1]), bots: ["random", "sensible", "random"] },
  ];
  const { shares } = summarise(options, { results: mixed, played: 2, seconds: 1 });
  expect(shares).toEqual({ byBot: { sensible: 1.333, random: 0.667 } });
});

test("the time that bots think is told by bot, and not of those that do not look ahead", () => {
  const times = Array.from({ length: 101 }, (_, i) => 100 - i);
  const slow = [
    { ...results[0], thought: { expert: times.slice(0, 40) } },
    { ...results[1], thought: { expert: times.slice(40) } },
  ];
  const told = summarise(options, { results: slow, played: 2, seconds: 1 });
  expect(told.thinking).toEqual({ byBot: { expert: { decisions: 101, median: 50, of90: 90, of99: 99 } } });
  expect(inWords(told)).toContain("expert thinks 50 ms");
  expect(report.thinking).toBeUndefined();
});

test("a simulation with a bot that looks ahead tells how long it thinks", () => {
  const game = gameNamed("race");
  const quick = {
    ...options,
    game: "race",
    players: [2],
    bots: ["expert", "sensible"],
    settings: { "expert.worlds": 0 },
  };
  const { thought, decisions } = playGame(game, quick, 0);
  expect(Object.keys(thought ?? {})).toEqual(["expert"]);
  expect(thought?.expert.length).toBeGreaterThan(10);
  expect(thought?.expert.length).toBeLessThan(decisions);
});

test("a share is that of the seats that were played, whatever the number of games", () => {
  const lines = inWords(report)
    .split("\n")
    .map((line) => line.trim().replaceAll(/ +/g, " "));
  expect(lines).toContain("wins by bot / seats played:");
  for (const line of ["3 1 / 1 100.0 %", "random 3 / 7 42.9 %", "will 1 / 1 100.0 %", "human 0 / 2 0.0 %"])
    expect(lines).toContain(line);
});

/** The two aliens by seat that were dealt for the draft of game `n`. */
function dealt(n: number): string[][] {
  const state = cosmic.setUp({ players: 4, settings: { alienSelection: "flareDraft", useFlares: true } }, `1 ${n}`);
  return state.secret.drafts.map((flares) => flares.map((card) => CARDS[card].flare ?? ""));
}

test("after a flare draft a game counts for the alien a player began with", () => {
  const game = gameNamed("cosmic");
  const drafted = { ...options, players: [4], settings: { alienSelection: "flareDraft" } };
  const games = Array.from({ length: 30 }, (_, n) => playGame(game, drafted, n));
  for (const [n, { kinds }] of games.entries())
    for (const [seat, pair] of dealt(n).entries()) expect(pair).toContain(kinds[seat]);
  expect(games.some(({ kinds, state }) => kinds.join() !== game.kinds(state).join())).toBe(true);
});
