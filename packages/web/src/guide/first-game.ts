/** A friendly game against bots with hints, right after the lessons. */

import type { Lessons } from "../game/lesson.ts";
import { isUnreached, post } from "../net/api.ts";
import { beSomebody } from "../net/me.ts";
import { beginHere } from "../offline/practise-here.ts";
import { go } from "../route.ts";
import { showHintsAt } from "./hinted.ts";

/** A beginner’s first opponents are beginners too. */
const BOT = "gentle";
const OPTIONS = {
  public: false,
  spectators: true,
  courtesy: false,
  pace: "human",
  clock: { per: "none", seconds: 0 },
} as const;

/** On the server; where that cannot be reached, in this browser. */
export async function playFirstGame(lesson: Lessons): Promise<void> {
  const { game, firstGame } = lesson;
  const bots = new Array<string>(firstGame.players - 1).fill(BOT);
  try {
    await playOnServer(lesson, bots);
  } catch (problem) {
    if (!isUnreached(problem)) throw problem;
    await beginHere(game, firstGame.settings, bots);
  }
}

async function playOnServer({ game, firstGame: { players, settings } }: Lessons, bots: string[]): Promise<void> {
  await beSomebody();
  const { id } = await post<"POST /api/tables">("/api/tables", {
    game,
    players,
    settings,
    options: OPTIONS,
    bots,
    start: true,
  });
  showHintsAt(id);
  go(`/t/${id}`);
}
