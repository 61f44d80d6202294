/** What other processes have written about a table, applied to what is in memory. */
import type { GameEvent } from "@hypergate/kernel";
import type { Addition, News } from "../store/peers.ts";
import type { StoredEvent } from "../store/records.ts";
import { askedPeople } from "./asked-people.ts";
import { clockState, openClock } from "./clock.ts";
import { follow, type LiveGame, markStored, unstored } from "./game.ts";
import type { LiveTable } from "./live-table.ts";
import type { Moment } from "./showing.ts";
import { tellMore } from "./telling.ts";

type GameNews = NonNullable<News["game"]>;

/**
 * Plays on what another process has written. The rules lead to the same events here as there, so those are not read. Nothing
 * if that does not come out even, as after an undo: then the table has to be read anew.
 */
export function applied(
  t: LiveTable,
  { table, game }: News,
  me: number,
  moment: Moment,
): readonly StoredEvent[] | undefined {
  if ((game === undefined) !== (t.live === undefined)) return undefined;
  const events = game === undefined || t.live === undefined ? [] : played(t, t.live, game, moment);
  if (events === undefined) return undefined;
  const before = t.table;
  if (table !== undefined) t.table = table;
  t.askedPeople = askedPeople(t, moment.time.wall());
  t.table = before;
  if (game !== undefined) {
    t.due = game.due;
    t.mine = game.actor === me;
  }
  return events;
}

function played(t: LiveTable, live: LiveGame, { entries, events, clock }: GameNews, { time }: Moment) {
  if (!entries.every((entry) => follow(live, entry))) return undefined;
  const done = unstored(live);
  if (live.stream + done.events.length !== events) return undefined;
  const { telling, unstored: isUnstored = false } = t.clock ?? {};
  t.clock = { ...openClock(clock, live), unstored: isUnstored, ...(telling === undefined ? {} : { telling }) };
  const told = done.events.map(({ event }) => event as GameEvent);
  tellMore(t.clock.telling, live.game.telling(told), time.now());
  markStored(live, done);
  return done.events;
}

/** Whether anything of it is new. */
export function isNews(t: LiveTable, { table, game }: News): boolean {
  return table !== undefined || (game === undefined) !== (t.live === undefined) || (game?.entries.length ?? 0) > 0;
}

/** What an addition brings to a table: everything there is to know, nothing new, or something that cannot be known without reading. */
export function newsIn(t: LiveTable, addition: Addition, from: number): News | "known" | "unclear" {
  const { live, clock, table } = t;
  if (live === undefined || clock === undefined || t.stale || t.behind || addition.version !== table.version)
    return "unclear";
  if (addition.from + addition.entries.length <= live.entries) return "known";
  if (addition.from !== live.entries) return "unclear";
  const { entries, events, due } = addition;
  const game = {
    entries,
    events,
    clock: addition.clock ?? clockState(clock),
    due: due === undefined ? t.due : due.at,
    actor: from,
  };
  return { table: undefined, game };
}
