/** Hints in practice: a player whose opponents are all bots is told where the own seat stands, and thinks with a bot at home. */
import { type Seat, type Standpoint, seeded, standpointIn } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import { botSeed } from "./acting.ts";
import { asked, askOf } from "./game.ts";
import type { LiveTable } from "./live-table.ts";

/** Everything that the seat cannot know is dealt anew, so nothing secret leaves the table. Refused where other people sit. */
export function standpointFor({ table, live }: LiveTable, seat: Seat): { ask: string; standpoint: Standpoint } {
  if (table.seats.some(({ kind }, one) => one !== seat && kind !== "bot")) throw new Problem("hint.people", 403);
  if (table.status !== "playing" || live === undefined) throw new Problem("table.notPlaying");
  const question = asked(live, seat);
  if (question === undefined) throw new Problem("refused.notAsked");
  const ask = askOf(live, seat);
  return { ask, standpoint: standpointIn(live.session.run, question, seeded(botSeed(live, seat, `hint ${ask}`))) };
}
