import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "@hypergate/kernel/scenario";
import { expect, test } from "vitest";
import { DESIGN } from "../cards.ts";
import { race } from "../rules.ts";
import { playLive } from "../testing/fuzz.ts";
import { playRaceScenario, racePositions, readRaceScenario } from "./index.ts";
import { type Standing, standing } from "./standing.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "scenarios");

function played(raw: unknown) {
  const outcome = playRaceScenario(raw);
  const { session, done } = outcome;
  if (session === undefined || done === undefined) throw new Error(JSON.stringify(outcome.findings));
  return { ...outcome, session, done, standings: done.map(({ step, state }) => standing(state, step)) };
}

const brief = ({ place, id }: Finding): string => `${place} ${id}`;

test.each(globSync("*.json", { cwd: FOLDER }))("scenario %s plays as it says", (file) => {
  const { findings } = playRaceScenario(JSON.parse(readFileSync(join(FOLDER, file), "utf8")), { careful: true });
  expect(findings).toEqual([]);
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
  const outcome = played(SMALL);
  const lines = racePositions(outcome).split("\n");
  expect(lines.map((line) => JSON.parse(line).step)).toEqual(["choose"]);
  const { pending } = outcome.session.run;
  expect(pending.map((question) => [question.who, question.key])).toEqual([[1, "explore.keep"]]);
  const longer = { ...SMALL, answers: [SMALL.answers[0], ["produce", { key: "explore.keep", value: "comet-zone" }]] };
  // The other player draws the fourth and fifth card.
  expect(played(longer).findings).toMatchObject([
    { place: "answers[1][1]", id: "scenario.refused", because: { id: "refused.one" } },
  ]);
});

test("answers drive a whole round and every step shows", () => {
  const { findings, standings } = played({
    ...SMALL,
    position: { ...SMALL.position, deck: [...SMALL.position.deck, "plague-world", "mining-world"] },
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
  });
  expect(findings).toEqual([]);
  expect(standings.map((one) => one.step)).toEqual(["choose", "explore", "produce", "round"]);
});

test("what is expected and not so is reported with both", () => {
  const { findings } = played({ ...SMALL, expect: [{ seats: [{ chips: 3 }] }, { after: 9, round: 1 }] });
  expect(findings).toEqual([
    {
      place: "expect[0]",
      id: "scenario.unmet",
      params: { what: "seats 0 chips", wanted: "3", is: "0", at: "step choose" },
    },
    { place: "expect[1]", id: "scenario.noPosition", params: { after: 9, n: 1 } },
  ]);
});

test("an answer that does not fit is left out, and the rest is played", () => {
  const wrong = [{ key: "settle.pick", value: "gem-world" }, "dance", ...SMALL.answers[0]];
  const { findings, standings } = played({ ...SMALL, answers: [wrong, ["produce", "public", "works"]] });
  expect(findings.map(brief)).toEqual([
    "answers[0][0] scenario.askedOther",
    "answers[0][1] scenario.refused",
    "answers[1][1] scenario.refused",
    "answers[1][2] scenario.refused",
  ]);
  expect(standings.map((one) => one.step)).toEqual(["choose"]);
});

test("answers that are never asked for are reported with who is asked instead", () => {
  const { findings } = played({ ...SMALL, answers: [["explore+1+1"], []], expect: [] });
  expect(findings).toEqual([]);
  const more = played({
    ...SMALL,
    answers: [[...SMALL.answers[0].slice(0, 1), ["spice-world", "comet-zone"], "one"], []],
  });
  expect(more.findings).toEqual([
    { place: "answers[0][1]", id: "scenario.left", params: { seat: "seat 0", n: 2, others: "seat 1 choose.action" } },
  ]);
});

test("later decks can be given too [11.2]", () => {
  const { session } = played({
    ...SMALL,
    position: { ...SMALL.position, shuffles: [["gem-world"], ["drop-ships", "drop-ships"]] },
    answers: [[], []],
  });
  expect(session.run.s.secret.shuffles).toHaveLength(2);
});

test("a malformed scenario is refused with everything that is wrong", () => {
  const { findings } = readRaceScenario({
    game: "chess",
    moves: [],
    settings: { players: 2, sets: "base" },
    position: {
      seats: [{ start: "rebel-cantina", hand: ["gem-word"], cards: 3 }, { hand: ["gem-world", "hive-world"] }],
      goals: ["firstPizza"],
      stage: "end",
    },
    answers: "none",
  });
  expect(findings.map(brief)).toEqual([
    "game scenario.name",
    " scenario.field",
    "position.seats[0].hand[0] scenario.name",
    "position.seats[0] scenario.field",
    "position.goals[0] scenario.name",
    "position.stage scenario.name",
    "answers scenario.shape",
  ]);
  expect(readRaceScenario(7).findings).toHaveLength(1);
});

test("cards that these boxes do not have, or not so often, are refused with their place", () => {
  const position = { seats: [{ start: "rebel-cantina", hand: ["gem-world"] }, { hand: ["gem-world"] }] };
  const { findings } = readRaceScenario({
    game: "race",
    settings: { players: 2, sets: "base" },
    position,
    answers: [],
  });
  expect(findings).toEqual([
    { place: "position.seats[0].start[0]", id: "scenario.copies", params: { name: "rebel-cantina", n: 0 } },
    { place: "position.seats[1].hand[0]", id: "scenario.copies", params: { name: "gem-world", n: 1 } },
  ]);
});

test("a recorded game may answer what is never asked", () => {
  const maybe = (key: string, value: unknown) => ({ key, value, maybe: true });
  const { findings, standings } = played({
    ...SMALL,
    position: {
      ...SMALL.position,
      seats: [{ start: "Old Earth", hand: ["drop-ships", "drop-ships"] }, { start: "new-sparta" }],
    },
    answers: [
      [maybe("start.world", "old-earth"), "settle", maybe("settle.pick", "none"), maybe("round.discard", [])],
      ["produce"],
    ],
  });
  expect(findings).toEqual([]);
  expect(standings.at(-1)?.step).toBe("round");
});

test("a card may be named without saying which copy", () => {
  const hand = ["drop-ships", "drop-ships", "gem-world", "spice-world", "comet-zone", "artist-colony", "new-earth"];
  const { findings, session } = played({
    ...SMALL,
    position: { stage: "round", seats: [{ start: "Old Earth", hand }, { start: "new-sparta" }] },
    answers: [["develop", "card/drop-ships-2", ["drop-ships", "gem-world", "new-earth"]], ["produce"]],
  });
  expect(findings).toEqual([]);
  expect(session.run.s.table.players[0].tableau).toHaveLength(2);
  expect(session.run.s.secret.hands[0]).toHaveLength(3);
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
    const { findings, standings } = played(JSON.parse(JSON.stringify(record.raw)));
    expect(findings).toEqual([]);
    const { step: _, ...last } = standings.at(-1) ?? record.end;
    expect({ ...last, step: "end" }).toEqual(record.end);
  }
  expect(games).toBeGreaterThan(20);
});
