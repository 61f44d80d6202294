import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DESIGN } from "./cards.ts";
import { race } from "./rules.ts";
import { playScenario, readScenario, type Scenario, type Standing, standing, standingLines } from "./scenario.ts";
import { playLive } from "./testing/fuzz.ts";

const FOLDER = join(import.meta.dirname, "..", "scenarios");

function read(raw: unknown): Scenario {
  const { scenario, problems } = readScenario(raw);
  expect(problems).toEqual([]);
  if (scenario === undefined) throw new Error("no scenario");
  return scenario;
}

test.each(globSync("*.json", { cwd: FOLDER }))("scenario %s plays as it says", (file) => {
  const played = playScenario(read(JSON.parse(readFileSync(join(FOLDER, file), "utf8"))));
  expect(played.problems).toEqual([]);
  expect(played.left.every((n) => n === 0)).toBe(true);
});

const SMALL = {
  game: "race",
  settings: { players: 2, sets: "base", actionsForTwo: 1 },
  position: {
    stage: "round",
    seats: [{ start: "Old Earth", hand: ["Gem World", "card/drop-ships-2"] }, { start: "new-sparta" }],
    deck: ["spice-world", "comet-zone", "artist-colony"],
  },
  answers: [["explore+1+1", ["spice-world", "artist-colony"]], ["produce"]],
};

test("the position after each phase can be printed as JSON lines", () => {
  const played = playScenario(read(SMALL));
  const lines = standingLines(played.standings).split("\n");
  expect(lines.map((line) => JSON.parse(line).step)).toEqual(["choose"]);
  expect(played.asked.map((question) => [question.who, question.key])).toEqual([[1, "explore.keep"]]);
  const longer = { ...SMALL, answers: [SMALL.answers[0], ["produce", { key: "explore.keep", value: "comet-zone" }]] };
  const { problems } = playScenario(read(longer));
  // The other player draws the fourth and fifth card.
  expect(problems).toMatchObject([{ id: "refused.one", params: { who: 1, n: 1, key: "explore.keep" } }]);
});

test("answers drive a whole round and every step shows", () => {
  const played = playScenario(
    read({
      ...SMALL,
      position: {
        ...SMALL.position,
        deck: [...SMALL.position.deck, "plague-world", "mining-world"],
      },
      answers: [SMALL.answers[0], ["produce", "plague-world"]],
      expect: [
        { after: 1, step: "explore", seats: [{ hand: ["gem-world", "drop-ships", "spice-world", "artist-colony"] }] },
        {
          after: -1,
          step: "round",
          round: 1,
          discard: 2,
          seats: [{}, { hand: ["plague-world"], chips: 0, military: 2 }],
        },
      ],
    }),
  );
  expect(played.problems).toEqual([]);
  expect(played.standings.map((one) => one.step)).toEqual(["choose", "explore", "produce", "round"]);
});

test("what is expected and not so is reported with both", () => {
  const { problems } = playScenario(read({ ...SMALL, expect: [{ seats: [{ chips: 3 }] }, { after: 9, round: 1 }] }));
  expect(problems).toEqual([
    { id: "scenario.unmet", params: { where: "after -1 seats 0 chips", expected: "3", actual: "0" } },
    { id: "scenario.noPosition", params: { after: 9, n: 1 } },
  ]);
});

test("later decks can be given too [11.2]", () => {
  const { state } = playScenario(
    read({
      ...SMALL,
      position: { ...SMALL.position, shuffles: [["gem-world"], ["drop-ships", "drop-ships"]] },
      answers: [[], []],
    }),
  );
  expect(state.secret.shuffles).toHaveLength(2);
});

test("a malformed scenario is refused with everything that is wrong", () => {
  const { problems } = readScenario({
    game: "chess",
    moves: [],
    settings: { players: 2, sets: "base" },
    position: {
      seats: [{ start: "rebel-cantina", hand: ["gem-world"], cards: 3 }, { hand: ["gem-world", "hive-world"] }],
      goals: ["firstPizza"],
      stage: "end",
    },
    answers: "none",
  });
  expect(problems.map(({ id, params }) => `${id} ${params.where ?? params.name}`)).toEqual([
    "scenario.unknown moves",
    "scenario.shape game",
    "scenario.shape position.stage",
    "scenario.unknown position.seats[0].cards",
    "scenario.goal firstPizza",
    "scenario.card position.seats[0].start",
    "scenario.cards position.seats[1].hand",
    "scenario.card position.seats[1].hand",
    "scenario.shape answers",
  ]);
  expect(readScenario(7).problems).toHaveLength(1);
});

test("a recorded game may answer what is never asked", () => {
  const maybe = (key: string, value: unknown) => ({ key, value, maybe: true });
  const played = playScenario(
    read({
      ...SMALL,
      position: {
        ...SMALL.position,
        seats: [{ start: "Old Earth", hand: ["drop-ships", "drop-ships"] }, { start: "new-sparta" }],
      },
      answers: [
        [maybe("start.world", "old-earth"), "settle", maybe("settle.pick", "none"), maybe("round.discard", [])],
        ["produce"],
      ],
    }),
  );
  expect(played.problems).toEqual([]);
  expect(played.left).toEqual([0, 0]);
  expect(played.standings.at(-1)?.step).toBe("round");
});

test("a card may be named without saying which copy", () => {
  const hand = ["drop-ships", "drop-ships", "gem-world", "spice-world", "comet-zone", "artist-colony", "new-earth"];
  const played = playScenario(
    read({
      ...SMALL,
      position: { stage: "round", seats: [{ start: "Old Earth", hand }, { start: "new-sparta" }] },
      answers: [["develop", "card/drop-ships-2", ["drop-ships", "gem-world", "new-earth"]], ["produce"]],
    }),
  );
  expect(played.problems).toEqual([]);
  expect(played.state.table.players[0].tableau).toHaveLength(2);
  expect(played.state.secret.hands[0]).toHaveLength(3);
});

/** What somebody else's record of a game has: the cards as they lay at the deal, and everybody's answers. */
function recorded(seed: string): { raw: unknown; end: Standing } | undefined {
  const live = playLive(seed, "a", 60);
  if (live.events.some((event) => event.id === "deck.shuffled")) return undefined;
  const { table, secret } = race.setUp(live.config, seed);
  const names = (cards: readonly number[]): string[] => cards.map((card) => DESIGN[card].id);
  const answers: unknown[][] = table.players.map(() => []);
  for (const { who, key, value } of live.answers.slice(0, live.mark)) answers[who].push({ key, value });
  const seats = table.players.map((_, seat) => ({
    start: names(secret.offers[seat]),
    hand: names(secret.hands[seat]),
  }));
  const goals = [...table.firstGoals, ...table.mostGoals].map((goal) => goal.id);
  const position = { seats, deck: names(secret.deck.toReversed()), goals };
  return {
    raw: { game: "race", seed: "another", settings: live.config.settings, position, answers },
    end: standing(live.checkpoint, "end"),
  };
}

test("a game recorded elsewhere drives a scenario from its cards and answers alone", () => {
  let games = 0;
  for (let n = 0; n < 60; n++) {
    const record = recorded(`record ${n}`);
    if (record === undefined) continue;
    games++;
    const played = playScenario(read(JSON.parse(JSON.stringify(record.raw))));
    expect(played.problems).toEqual([]);
    const { step: _, ...last } = played.standings.at(-1) ?? record.end;
    expect({ ...last, step: "end" }).toEqual(record.end);
  }
  expect(games).toBeGreaterThan(20);
});
