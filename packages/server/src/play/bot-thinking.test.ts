import { GAMES } from "@hypergate/games";
import { begin, onlyAnswer, type Question, quietAnswer, submit } from "@hypergate/kernel";
import { expect, test, vi } from "vitest";
import { type Mind, restOfSlot, think } from "./bot-thinking.ts";
import { decide } from "./bot-worker.ts";
import type { Decision } from "./bots.ts";
import { beginGame, type LiveGame } from "./game.ts";

const START = {
  game: "race",
  config: { settings: { players: 3, sets: "base" } },
  seed: "thinking",
  courtesy: false,
  version: GAMES.race.rules.version,
  began: 0,
};

function liveGame(): LiveGame {
  return beginGame("t", GAMES.race, START);
}

/** A thread that answers here, and what it was sent. */
function thread(): { readonly mind: Mind; readonly sent: Decision[] } {
  const sent: Decision[] = [];
  const mind = {
    decide: async (task: Decision) => {
      const copy = structuredClone(task);
      sent.push(copy);
      return decide(copy);
    },
  };
  return { mind, sent };
}

function firstQuestion(live: LiveGame): Question {
  return live.session.run.pending[0];
}

test("a bot that looks ahead is sent a table that was dealt anew, and answers from it", async () => {
  const live = liveGame();
  const question = firstQuestion(live);
  const { mind, sent } = thread();
  const value = await think(mind, live, { bot: "expert", seed: "seed", question }, "luck");
  expect(submit(live.session, { who: question.who, key: question.key, value })).toBeUndefined();
  const [{ standpoint }] = sent;
  const real = begin(GAMES.race.rules, START.config, START.seed).checkpoint as unknown as { secret: Secret };
  const dealt = (standpoint as unknown as { before: { secret: Secret } }).before.secret;
  expect(dealt.hands[question.who]).toEqual(real.secret.hands[question.who]);
  expect(dealt.deck).not.toEqual(real.secret.deck);
  expect(dealt.hands).not.toEqual(real.secret.hands);
});

interface Secret {
  readonly hands: number[][];
  readonly deck: number[];
}

test("other bots are sent their view alone", async () => {
  const live = liveGame();
  const { mind, sent } = thread();
  await think(mind, live, { bot: "sensible", seed: "seed", question: firstQuestion(live) }, "luck");
  expect(sent.map(({ standpoint }) => standpoint)).toEqual([undefined]);
});

test("answers of a bot that looks ahead come after whole slots of time", async () => {
  expect([1, 299, 300, 301, 700].map(restOfSlot)).toEqual([299, 1, 0, 299, 200]);
  vi.useFakeTimers();
  const live = liveGame();
  const question = firstQuestion(live);
  const quick = { decide: async () => onlyAnswer(question) ?? quietAnswer(question) };
  let isThere = false;
  const thinking = think(quick, live, { bot: "expert", seed: "seed", question }, "luck").then(() => {
    isThere = true;
  });
  await vi.advanceTimersByTimeAsync(200);
  expect(isThere).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await thinking;
  expect(isThere).toBe(true);
  vi.useRealTimers();
});
