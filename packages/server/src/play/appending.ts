/** What is to be stored of a table: the first time, and after each change. */
import type { PlayableGame } from "@hypergate/games";
import type { GameEvent } from "@hypergate/kernel";
import type { Append, AskedPeople, GameStart } from "../store/records.ts";
import { type TableRecord, withoutUndo } from "../tables/table.ts";
import { askedChange, askedPeople } from "./asked-people.ts";
import { dueAt } from "./automatic.ts";
import { clockState, newClock, tick } from "./clock.ts";
import { beginGame, isOver, type LiveGame, unstored } from "./game.ts";
import type { LiveTable } from "./live-table.ts";
import type { Moment } from "./showing.ts";
import { tellMore } from "./telling.ts";

/** Everything that is not stored yet; `changed` is the table if that has changed as well. */
export function appendOf(
  t: LiveTable,
  live: LiveGame,
  asking: AskedPeople,
  { time, booted }: Moment,
  changed?: TableRecord,
): Append {
  t.clock ??= newClock(t.table.options.clock, t.table.seats.length);
  const fresh = unstored(live);
  const events = fresh.events.map(({ event }) => event as GameEvent);
  tellMore(t.clock.telling, live.game.telling(events), time.now());
  const ticked = tick(t.clock, t.table, live, time.now(), booted);
  const due = dueAt(t, booted);
  const table = isOver(live) ? ended(t, live, time.wall()) : changed;
  return {
    ...fresh,
    ...(ticked ? { clock: clockState(t.clock) } : {}),
    ...(due === t.due ? {} : { due: { at: due } }),
    ...askedChange(t, asking, time.wall()),
    ...(table === undefined ? { version: t.table.version } : { table }),
  };
}

function ended({ table }: LiveTable, { game, session }: LiveGame, now: number): TableRecord {
  const state = session.run.s;
  const result = { winners: game.winners(state), units: game.units(state) };
  return { ...withoutUndo(table), version: table.version + 1, changed: now, status: "over", result };
}

/** A game set up in memory, and what is to be stored of it first. */
export interface SetUp {
  readonly start: GameStart;
  readonly first: Append;
  readonly asking: AskedPeople;
}

export function setUp(
  t: LiveTable,
  table: TableRecord,
  game: PlayableGame,
  chosen: Pick<GameStart, "seed" | "config">,
  moment: Moment,
): SetUp {
  const start = { game: table.game, ...chosen, courtesy: table.options.courtesy, began: moment.time.wall() };
  const live = beginGame(table.id, game, start);
  t.table = table;
  t.live = live;
  t.clock = newClock(table.options.clock, table.seats.length);
  const asking = askedPeople(t, moment.time.wall());
  return { start, first: { ...appendOf(t, live, asking, moment), clock: clockState(t.clock) }, asking };
}
