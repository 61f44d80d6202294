/**
 * A table as one person may see it. Nobody sees another person's id, and only those seated see the invite code; whoever
 * watches with the code is told it again, to find the way to the replay.
 */
import type { Viewer } from "@hypergate/kernel";
import type { SeatInfo, TableInfo } from "@hypergate/wire";
import { Problem } from "../problem.ts";
import { isBanned, type SeatHolder, seatOf, type TableRecord, wasRemoved } from "./table.ts";

export function tableFor(table: TableRecord, person: string, code?: string): TableInfo {
  const seat = seatOf(table, person);
  const { id, name, game, settings, options, status, created, changed, result, rematch } = table;
  const inside = seat !== undefined || table.owner === person || table.code === code;
  return {
    id,
    ...(name === undefined ? {} : { name }),
    game,
    settings,
    options,
    status,
    created,
    changed,
    result,
    rematch,
    seats: table.seats.map((holder) => seatFor(table, holder)),
    you: seat,
    owner: table.owner === person,
    host: seatOf(table, table.owner),
    ...(inside ? { code: table.code } : {}),
    ...(seat === undefined ? {} : ownSettings(table.seats[seat])),
    ...(wasRemoved(table, person) || isBanned(table, person) ? { removed: true } : {}),
    ...(table.closed === true ? { closed: true } : {}),
  };
}

function seatFor({ muted = [] }: TableRecord, holder: SeatHolder): SeatInfo {
  if (holder.kind !== "person") return holder;
  const { kind, name, ready, away, person, vacation } = holder;
  return {
    kind,
    name,
    ready,
    away,
    ...(muted.includes(person) ? { muted: true } : {}),
    ...(vacation?.ends === undefined ? {} : { vacation: vacation.ends }),
  };
}

/** What only the player knows of the seat. */
function ownSettings(holder: SeatHolder): Pick<TableInfo, "stops" | "passing"> {
  if (holder.kind !== "person") return { stops: {} };
  return { stops: holder.stops, ...(holder.passing === undefined ? {} : { passing: holder.passing.until }) };
}

/** From which seat a person looks at a table; a private table is open to everybody who knows its code. */
export function viewerOf(table: TableRecord, person: string, code: string | undefined): Viewer {
  const seat = seatOf(table, person);
  if (seat !== undefined) return seat;
  mustNotBeBanned(table, person);
  if (!maySee(table, person, code)) throw hiddenFrom(table, person);
  if (table.status !== "open" && !table.options.spectators && table.owner !== person)
    throw new Problem("table.noSpectators", 403);
  return "spectator";
}

/** The same for one who may have asked to be shown no more than a spectator is, though they sit there. */
export function viewpointOf(
  table: TableRecord,
  watcher: { readonly person: string; readonly code: string | undefined; readonly isSpectator: boolean },
): Viewer {
  const viewer = viewerOf(table, watcher.person, watcher.code);
  return watcher.isSpectator ? "spectator" : viewer;
}

/** Why a table cannot be seen: one who had a seat there may know that it exists. */
function hiddenFrom(table: TableRecord, person: string): Problem {
  return wasRemoved(table, person) ? new Problem("table.removed", 403) : new Problem("table.unknown", 404);
}

/** Who is shut out knows it; whoever had the code knows the table anyway. */
export function mustNotBeBanned(table: TableRecord, person: string): void {
  if (isBanned(table, person)) throw new Problem("table.banned", 403);
}

export function maySee(table: TableRecord, person: string, code: string | undefined): boolean {
  return table.options.public || table.owner === person || seatOf(table, person) !== undefined || table.code === code;
}
