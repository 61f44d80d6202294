/** Games that were played without the server: each is played again by the rules before anything of it is stored. */
import { setImmediate as pause } from "node:timers/promises";
import type { PlayableGame } from "@hypergate/games";
import type { Answer, Seat } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import type { GameStart } from "../store/records.ts";
import type { TableRecord } from "../tables/table.ts";
import { appendOf, type SetUp } from "./appending.ts";
import { askedPeople } from "./asked-people.ts";
import { clockState, newClock } from "./clock.ts";
import { asked, beginGame, give, type LiveGame } from "./game.ts";
import type { LiveTable } from "./live-table.ts";
import type { Moment } from "./showing.ts";

export interface Brought extends Pick<GameStart, "seed" | "config"> {
  readonly answers: readonly Answer[];
}

/** Other tables have their turn after so many answers. */
const AT_ONCE = 20;

/** The game in memory, and what is to be stored of it. Throws if an answer does not fit. */
export async function broughtIn(
  t: LiveTable,
  table: TableRecord,
  game: PlayableGame,
  { seed, config, answers }: Brought,
  moment: Moment,
): Promise<SetUp> {
  const now = moment.time.wall();
  const start = { game: table.game, seed, config, courtesy: table.options.courtesy, began: now };
  const live = beginGame(table.id, game, start);
  for (const [i, answer] of answers.entries()) {
    if (i % AT_ONCE === 0) await pause();
    giveAgain(live, answer, table.seats[answer.who]?.kind === "bot", now);
  }
  t.table = table;
  t.live = live;
  t.clock = newClock(table.options.clock, table.seats.length);
  const asking = askedPeople(t, now);
  return { start, first: { ...appendOf(t, live, asking, moment), clock: clockState(t.clock) }, asking };
}

function giveAgain(live: LiveGame, { who, key, value }: Answer, isBot: boolean, now: number): void {
  const fits = asked(live, who as Seat)?.key === key;
  if (!fits || give(live, who, value, isBot ? "bot" : "person", now) !== undefined)
    throw new Problem("game.misfit", 409);
}
