/** A friendly game against bots with hints, right after the lessons. */

import type { Lessons } from "../game/lesson.ts";
import { post } from "../net/api.ts";
import { beSomebody } from "../net/me.ts";
import { go } from "../route.ts";
import { showHintsAt } from "./hinted.ts";

const BOT = "sensible";
const OPTIONS = {
  public: false,
  spectators: true,
  courtesy: false,
  pace: "human",
  clock: { per: "none", seconds: 0 },
} as const;

export async function playFirstGame({ game, firstGame: { players, settings } }: Lessons): Promise<void> {
  await beSomebody();
  const bots = new Array<string>(players - 1).fill(BOT);
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
