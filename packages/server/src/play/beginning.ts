/** How games come to tables: begun there, opened with a table, or brought from elsewhere. */
import type { Append, AskedPeople, NotOpened, OpenBounds } from "../store/records.ts";
import type { TableRecord } from "../tables/table.ts";
import { schedule } from "./acting.ts";
import { setUp } from "./appending.ts";
import { type Brought, broughtIn } from "./bringing.ts";
import { type LiveGame, markStored } from "./game.ts";
import type { Hall } from "./hall.ts";
import type { LiveTable } from "./live-table.ts";
import { keepTrace } from "./traces.ts";
import { showAnew } from "./watching.ts";

/** Starts the game of a table whose seats are filled; `table` is as it will be. */
export async function begin(
  hall: Hall,
  t: LiveTable,
  table: TableRecord,
  seed: string,
  config: unknown,
): Promise<void> {
  const before = t.table;
  const { start, first, asking } = setUp(t, table, hall.gameOf(table.game), { seed, config }, hall);
  const undone = () => {
    t.table = before;
    t.live = undefined;
    t.stale = true;
  };
  await hall.durable(hall.parts.store.startGame(table, start, first), undone);
  started(hall, t, first, asking);
}

/** Opens a table whose game begins at once; nothing is stored if the game cannot begin. */
export async function openBegun(
  hall: Hall,
  table: TableRecord,
  seed: string,
  config: unknown,
  bounds: OpenBounds,
): Promise<NotOpened | undefined> {
  const t = hall.newTable(table);
  const { start, first, asking } = setUp(t, table, hall.gameOf(table.game), { seed, config }, hall);
  const refused = await hall.parts.store.addGame(table, start, first, bounds);
  if (refused !== undefined) return refused;
  hall.inMemory.set(table.id, t);
  started(hall, t, first, asking);
  return undefined;
}

/** Opens a table with a game that was played elsewhere; nothing is stored if it does not fit the rules. */
export async function openBrought(
  hall: Hall,
  table: TableRecord,
  brought: Brought,
  bounds: OpenBounds,
): Promise<NotOpened | undefined> {
  const t = hall.newTable(table);
  const { start, first, asking } = await broughtIn(t, table, hall.gameOf(table.game), brought, hall);
  const refused = await hall.parts.store.addGame(table, start, first, bounds);
  if (refused !== undefined) return refused;
  if (first.table !== undefined) t.table = first.table;
  hall.inMemory.set(table.id, t);
  started(hall, t, first, asking);
  if (t.table.status === "over") keepTrace(hall, table.id);
  return undefined;
}

function started(hall: Hall, t: LiveTable, first: Append, asking: AskedPeople): void {
  markStored(t.live as LiveGame, first);
  t.mine = true;
  t.due = first.due?.at;
  t.askedPeople = asking;
  showAnew(hall, t, t.table, first.events);
  schedule(hall, t);
}
