import { GAMES } from "@hypergate/games";
import { randomAnswer, seeded } from "@hypergate/kernel";
import { expect, test } from "vitest";
import type { Entry, StoredEvent } from "../store/records.ts";
import { beginGame, give, type LiveGame, markStored, rewind, standing, unstored } from "./game.ts";
import { type Finished, textOfPoints, traceOfPoints } from "./stored-trace.ts";

const ANSWERS = 60;

/** What is stored of a game of so many random answers. After `back` of them it goes back one, after `anew` it is looked at anew. */
function stored(game: (typeof GAMES)[string], back?: number, anew?: number): Finished {
  const config = game.config(4, game.usual({}));
  const start = { game: game.id, config, seed: "stored", courtesy: false, began: 0 };
  const live = beginGame("table", game, start);
  const [log, events, points]: [Entry[], StoredEvent[], string[]] = [[], [], []];
  const store = () => {
    const now = unstored(live);
    log.push(...now.entries);
    events.push(...now.events);
    points.push(...(now.points?.docs ?? []));
    markStored(live, now);
  };
  store();
  const rng = seeded("stored");
  for (let i = 1; i <= ANSWERS; i++) {
    const [question] = live.session.run.pending;
    expect(give(live, question.who, randomAnswer(question, rng), "person", 0)).toBeUndefined();
    store();
    if (i === back) takeOneBack(live, log);
    if (i === anew) live.looked = undefined;
  }
  return { start, log, events, points };
}

function takeOneBack(live: LiveGame, log: readonly Entry[]): void {
  const answers = standing(log);
  expect(rewind(live, { from: 0, answers, snapshot: undefined }, answers.length - 1, 0)).toBe(true);
}

test.each(Object.values(GAMES))("the trace of $id is the same whether its points are compared again or not", (game) => {
  const straight = stored(game);
  const text = textOfPoints(straight);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(traceOfPoints(straight))));
  expect(text).toContain(straight.points?.join(","));
  for (const other of [stored(game, 20), stored(game, undefined, 20)]) {
    expect(textOfPoints(other)).toBe(JSON.stringify(traceOfPoints(other)));
    expect(JSON.parse(textOfPoints(other)).points[21].version).toBeUndefined();
  }
});
