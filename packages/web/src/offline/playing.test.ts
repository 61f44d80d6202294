import { cosmicBots, type Nets, raceBotsWith } from "@hypergate/bots/without-files";
import { cosmic } from "@hypergate/cosmic";
import { type BaseState, questionFor, type Rules, randomAnswer, replay, seeded, stateHash } from "@hypergate/kernel";
import { race } from "@hypergate/race";
import { describe, expect, test } from "vitest";
import type { OfflineGame } from "../game/offline-game.ts";
import { GAMES } from "../games.ts";
import { fileOf } from "../here/files.ts";
import type { KeptGame } from "../here/kept-games.ts";
import { checkedRecording } from "../story/recording.ts";
import {
  answer,
  letOthersAnswer,
  others,
  type Playing,
  resumed,
  seen,
  standpointNow,
  toKeep,
  undo,
} from "./playing.ts";
import { PLAYER } from "./playing-seat.ts";

const noNets = (): Nets => {
  throw new Error("no expert plays here");
};

const OFFLINE: Readonly<Record<string, OfflineGame>> = {
  cosmic: {
    rules: cosmic as unknown as Rules<BaseState>,
    bots: cosmicBots,
    winners: () => [1],
    units: () => 7,
  },
  race: { rules: race as unknown as Rules<BaseState>, bots: raceBotsWith(noNets), winners: () => [0], units: () => 9 },
};

function begun(game: string, bot: string): KeptGame {
  const { practice, config } = GAMES[game];
  return {
    id: "here-game",
    game,
    begun: 1,
    changed: 1,
    name: "Ann",
    bots: new Array<string>(practice.players - 1).fill(bot),
    settings: practice.settings,
    config: config(practice.players, practice.settings),
    seed: "offline",
    version: 0,
    answers: [],
    checkpoint: undefined,
    mark: 0,
    stops: {},
    isAsked: true,
  };
}

/** Plays on at random for the player, up to so many answers of all. */
function playOn(playing: Playing, most: number, rng = seeded("player")): void {
  while (playing.session.run.pending.length > 0 && playing.session.answers.length < most) {
    if (others(playing).length > 0) letOthersAnswer(playing);
    else {
      const { asked } = seen(playing);
      if (asked === undefined) throw new Error("nobody is asked");
      expect(answer(playing, asked.ask, randomAnswer(asked.question, rng))).toBe(true);
    }
  }
}

describe.each([
  ["cosmic", "sensible"],
  ["cosmic", "random"],
  ["race", "sensible"],
])("a game of %s against %s bots in the browser", (game, bot) => {
  test("ends, and its file is one that a server would export", async () => {
    const playing = resumed(OFFLINE[game], begun(game, bot));
    playOn(playing, 20_000);
    const kept = await toKeep(playing, 5);
    expect(kept.over).toMatchObject({ hash: stateHash(playing.session.run.s) });
    const file = fileOf(kept);
    const recording = checkedRecording(JSON.parse(JSON.stringify(file)));
    expect(stateHash(replay(OFFLINE[game].rules, recording).run.s)).toBe(recording.hash);
    expect(file?.names).toEqual(["Ann", ...kept.bots.map(() => null)]);
    expect(file?.trace).toMatch(/^[\w+/=]{100}/);
  });

  test("goes on after it was left, as if it had not been", async () => {
    const whole = resumed(OFFLINE[game], begun(game, bot));
    playOn(whole, 60);
    const again = resumed(OFFLINE[game], JSON.parse(JSON.stringify(await toKeep(whole, 2))) as KeptGame);
    expect(stateHash(again.session.run.s)).toBe(stateHash(whole.session.run.s));
    expect(seen(again)).toMatchObject({ from: 0, events: whole.session.events.map(({ n }) => ({ n })) });
  });
});

test("an answer to another question, or one that the rules forbid, changes nothing", () => {
  const playing = resumed(OFFLINE.race, begun("race", "random"));
  while (questionFor(playing.session, PLAYER) === undefined) letOthersAnswer(playing);
  const { asked } = seen(playing);
  const before = playing.session.answers.length;
  expect(answer(playing, "other", "word/pass")).toBe(false);
  expect(answer(playing, asked?.ask ?? "", "card/none")).toBe(false);
  expect(playing.session.answers).toHaveLength(before);
});

test("where the player stands tells nothing that the player cannot know, and an expert can think from there", () => {
  const playing = resumed(OFFLINE.race, begun("race", "random"));
  while (questionFor(playing.session, PLAYER) === undefined) letOthersAnswer(playing);
  const standpoint = standpointNow(playing);
  if (standpoint === undefined) throw new Error("nothing is asked");
  expect(standpoint.question).toEqual(questionFor(playing.session, PLAYER));
  const { rules } = playing.game;
  expect(rules.view(standpoint.before, PLAYER)).toEqual(rules.view(playing.session.checkpoint, PLAYER));
  expect(standpoint.before).not.toEqual(playing.session.checkpoint);
  expect(standpointNow(playing)).toEqual(standpoint);
});

test("the player's last answer can be taken back, with what came of it", () => {
  const playing = resumed(OFFLINE.race, begun("race", "random"));
  playOn(playing, 30);
  const own = playing.session.answers.filter(({ who }) => who === PLAYER).length;
  expect(undo(playing)).toBe(true);
  expect(playing.session.answers.filter(({ who }) => who === PLAYER)).toHaveLength(own - 1);
  expect(questionFor(playing.session, PLAYER)).toBeDefined();
  expect(seen(playing).from).toBe(0);
});

test("where the rules have changed, a game goes on from its checkpoint", async () => {
  const playing = resumed(OFFLINE.race, begun("race", "random"));
  playOn(playing, 30);
  const kept = await toKeep(playing, 2);
  const broken = { ...kept, answers: kept.answers.with(0, { ...kept.answers[0], value: "card/none" }) };
  const again = resumed(OFFLINE.race, broken);
  expect(again.session.mark).toBe(kept.mark);
  expect(again.session.run.pending.length).toBeGreaterThan(0);
});
