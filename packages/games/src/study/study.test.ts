import { cosmicBots } from "@hypergate/bots/without-files";
import { type BaseState, load, replay, stateHash, submit } from "@hypergate/kernel";
import { expect, test } from "vitest";
import { simulatedCosmic } from "../cosmic-simulated.ts";
import { GAMES } from "../index.ts";
import type { SimulatedGame } from "../playable.ts";
import { csvOf } from "./csv.ts";
import { figuresOf } from "./figures.ts";
import { type Played, playJob, recordJob } from "./play.ts";
import { checkStudy, jobsOf, readStudy, STUDY_FORMAT, type Study, WrongStudy } from "./study.ts";
import { verdictOn } from "./verdict.ts";

const cosmic = simulatedCosmic(cosmicBots) as unknown as SimulatedGame;

function study(change: object = {}): Study {
  return readStudy({
    format: STUDY_FORMAT,
    game: "cosmic",
    seed: "test",
    games: 6,
    lineUps: [
      {
        players: [4],
        chairs: [
          { bot: "sensible", kind: "zombie" },
          { bot: "random", kind: "oracle" },
          { bot: "random" },
          { bot: "random" },
        ],
      },
    ],
    ...change,
  });
}

function played(of: Study, game: SimulatedGame = cosmic): Played[] {
  return Array.from({ length: jobsOf(of) }, (_, job) => playJob(game, of, job));
}

test("the same study gives the same figures, in whatever order its games come", () => {
  const of = study();
  const forwards = played(of);
  const backwards: Played[] = [];
  for (let job = jobsOf(of) - 1; job >= 0; job--) backwards[job] = playJob(cosmic, of, job);
  expect(figuresOf(of, backwards)).toEqual(figuresOf(of, forwards));
  expect(figuresOf(study({ seed: "other" }), played(study({ seed: "other" }))).hash).not.toBe(
    figuresOf(of, forwards).hash,
  );
});

test("chairs keep their kinds while they change places, and others are dealt one", () => {
  const of = study();
  const results = played(of);
  for (const { chairs, kinds } of results) {
    expect(kinds[chairs.indexOf(0)]).toBe("zombie");
    expect(kinds[chairs.indexOf(1)]).toBe("oracle");
    expect(new Set(kinds).size).toBe(4);
  }
  expect(new Set(results.map(({ chairs }) => chairs.join())).size).toBeGreaterThan(1);
  const [lineUp] = of.lineUps;
  const fixed = { ...of, lineUps: [{ ...lineUp, rotates: false }] };
  for (const { chairs } of played(fixed)) expect(chairs).toEqual([0, 1, 2, 3]);
});

test("shares of all chairs make up all victories, and a shared one counts in parts", () => {
  const of = study();
  const figures = figuresOf(of, played(of));
  const [{ chairs }] = figures.lineUps;
  expect(chairs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  const two: Played = {
    chairs: [0, 1],
    kinds: ["a", "b"],
    winners: [0, 1],
    units: 1,
    standing: [],
    stopped: false,
    hash: "",
  };
  const [one] = figuresOf({ ...of, games: 1 }, [two]).lineUps;
  expect(one.chairs.map(({ share, wins }) => [share, wins])).toEqual([
    [0.5, 1],
    [0.5, 1],
  ]);
});

test("a power against its absence: the same games, compared one by one", () => {
  const [lineUp] = study().lineUps;
  const [zombie, ...others] = lineUp.chairs;
  const of = study({ lineUps: [lineUp, { ...lineUp, chairs: [{ ...zombie, powerless: true }, ...others] }] });
  const results = played(of);
  for (let n = 0; n < of.games; n++) {
    const [withPower, without] = [results[2 * n], results[2 * n + 1]];
    expect(without.kinds).toEqual(withPower.kinds);
    expect(without.chairs).toEqual(withPower.chairs);
  }
  const [difference] = figuresOf(of, results).differences;
  expect(difference).toMatchObject({ lineUp: 1, chair: 0, games: 6, paired: true });
});

test("a game in which a power was taken away is recorded from there, and leads to the same end", () => {
  const [lineUp] = study().lineUps;
  const [zombie, ...others] = lineUp.chairs;
  const of = study({ lineUps: [{ ...lineUp, chairs: [{ ...zombie, powerless: true }, ...others] }] });
  const { start, answers, hash, ...recording } = recordJob(cosmic, of, 1);
  const session = load(cosmic.rules, { ...recording, answers: [], mark: 0, checkpoint: start });
  for (const answer of answers) expect(submit(session, answer)).toBeUndefined();
  const { winners, chairs } = playJob(cosmic, of, 1);
  expect(stateHash(session.run.s)).toBe(hash);
  expect(cosmic.winners(session.run.s)).toEqual(winners);
  const { players } = (
    start as { readonly table: { readonly players: readonly { readonly powers: readonly string[] }[] } }
  ).table;
  expect(players.map(({ powers }) => powers.length)).toEqual(chairs.map((chair) => (chair === 0 ? 0 : 1)));
});

test.each(["cosmic", "race"])("a single game of %s can be replayed to the same end", (name) => {
  const game = GAMES[name] as SimulatedGame;
  const chairs = [{ bot: "random" }];
  const of = study({ game: name, lineUps: [{ players: [game.players.min + 1], chairs }] });
  const recording = recordJob(game, of, 2);
  const session = replay(game.rules, recording);
  expect(stateHash(session.run.s)).toBe(recording.hash);
  expect(game.winners(session.run.s as BaseState)).toEqual(playJob(game, of, 2).winners);
});

test("several player counts take turns and are counted apart", () => {
  const of = study({ lineUps: [{ players: [3, 5], chairs: [{ bot: "random" }] }] });
  const [{ counts, kindsByCount }] = figuresOf(of, played(of)).lineUps;
  expect(counts.map(({ players, games }) => [players, games])).toEqual([
    [3, 3],
    [5, 3],
  ]);
  expect(kindsByCount.filter(({ players }) => players === 3).reduce((sum, { games }) => sum + games, 0)).toBe(9);
});

test("start worlds of Race are given to their chairs", () => {
  const chairs = [{ bot: "random", kind: "new-sparta" }, { bot: "random" }];
  const of = study({ game: "race", lineUps: [{ players: [2], chairs }] });
  for (const { kinds, chairs: seats } of played(of, GAMES.race as SimulatedGame))
    expect(kinds[seats.indexOf(0)]).toBe("new-sparta");
});

test.each([
  [{ format: "x" }, /^format must be/],
  [{ games: 0 }, /^games must be a whole number from 1/],
  [{ lineUps: [] }, /^lineUps must be a list/],
  [{ lineUps: [{ players: [4], chairs: [] }] }, /^lineUps\[0\]\.chairs must be a list/],
  [{ lineUps: [{ players: [9], chairs: [{ bot: "random" }] }] }, /^lineUps\[0\]\.players cannot be 9; allowed: 3 to 5/],
  [
    { lineUps: [{ players: [4], chairs: [{ bot: "genius" }] }] },
    /^lineUps\[0\]\.chairs\[0\]\.bot: there is no bot "genius"/,
  ],
  [{ lineUps: [{ players: [3], chairs: [{ bot: "random" }, { bot: "random" }] }] }, /2 chairs for 3 players/],
])("what is wrong is said with its place: %j", (change, message) => {
  const check = () => checkStudy(cosmic, study(change));
  expect(check).toThrow(WrongStudy);
  expect(check).toThrow(message);
});

const SHARE = { item: "a", games: 1000, wins: 0, share: 0.25, low: 0.22, high: 0.28, fair: 0.25, standing: 0 };

test("one is not called better while the intervals of two overlap", () => {
  const above = { ...SHARE, item: "b", share: 0.27, low: 0.26, high: 0.3 };
  expect(verdictOn([SHARE, above])).toMatchObject({ more: ["b"], less: [], open: { one: "b", other: "a" } });
  const far = { ...SHARE, item: "c", share: 0.4, low: 0.37, high: 0.43 };
  expect(verdictOn([SHARE, far]).open).toBeUndefined();
  expect(verdictOn([{ ...far, games: 10 }]).more).toEqual([]);
});

test("the table for spreadsheets has a line for every figure", () => {
  const of = study();
  const lines = csvOf(of, figuresOf(of, played(of))).split("\n");
  expect(lines[0]).toBe("lineUp,section,item,beside,games,wins,share,low,high,fair,standing");
  expect(lines.filter((line) => line.startsWith("1,chairs,"))).toHaveLength(4);
});
