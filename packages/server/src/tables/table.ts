/**
 * A table as stored, from its opening to the end of its game. Plain data; `lobby.ts` changes it, `shown.ts` says what
 * others see of it.
 */
import type { Seat, TableSettings } from "@hypergate/kernel";
import type { GameResult, PassUntil, Stops, TableInfo, TableOptions } from "@hypergate/wire";
import { Problem } from "../problem.ts";

export interface PersonSeat {
  readonly kind: "person";
  readonly person: string;
  readonly name: string;
  readonly ready: boolean;
  /** The person has left a running game; a bot answers until they come back. */
  readonly away: boolean;
  /** When response windows stop this player, by the key of the window; `*` is for all others. */
  readonly stops: Stops;
  /** The player passes everything for a while; `unit` is the encounter or round in which that was said. */
  readonly passing?: { readonly until: PassUntil; readonly unit: number };
  readonly vacation?: Vacation;
}

/** The player's clock stands. Moments of the server's own time, except the date that people are shown. */
export interface Vacation {
  readonly from: number;
  readonly until: number;
  /** The system clock at its end; absent if the player has come back early. */
  readonly ends?: number;
  /** Milliseconds of earlier vacations in this game. */
  readonly spent: number;
}

/** `former`: a person who sat there has been deleted. */
export type SeatHolder =
  | { readonly kind: "open" }
  | { readonly kind: "former" }
  | { readonly kind: "bot"; readonly bot: string }
  | PersonSeat;

export interface TableRecord {
  readonly id: string;
  /** Grows with every change; a change made on an older version is refused by the store. */
  readonly version: number;
  readonly code: string;
  readonly owner: string;
  /** A digest of the address it was opened from, only to count; nobody is shown it. */
  readonly origin?: string;
  /** As its host calls it; without one it is called by words drawn from its id. */
  readonly name?: string;
  readonly game: string;
  readonly settings: TableSettings;
  readonly options: TableOptions;
  readonly seats: readonly SeatHolder[];
  readonly status: TableInfo["status"];
  readonly created: number;
  readonly changed: number;
  readonly result?: GameResult;
  /** People whose seats the host has freed, the latest last. */
  readonly removed?: readonly string[];
  /** People who may not write here, and people who may not come here, the latest last. */
  readonly muted?: readonly string[];
  readonly banned?: readonly string[];
  /** The host or the operator has closed it. */
  readonly closed?: true;
  /** The table of the next game with the same people. */
  readonly rematch?: string;
  /** A request to go back that waits for others, and players who were refused one since something last happened. */
  readonly undo?: UndoRequest;
  readonly refusedUndo?: readonly Seat[];
}

/**
 * A seat wants to go back to before answer number `to`. The people in `missing` have to agree; those in `away` have left
 * the game and may object until it `ends`.
 */
export interface UndoRequest {
  readonly by: Seat;
  readonly to: number;
  readonly missing: readonly Seat[];
  readonly away: readonly Seat[];
  readonly ends: number;
}

/** The table without any request to go back. */
export function withoutUndo({ undo: _, refusedUndo: __, ...table }: TableRecord): TableRecord {
  return table;
}

/** The table after the request to go back was refused: whoever made it cannot ask again before something has happened. */
export function withUndoRefused({ undo, refusedUndo = [], ...table }: TableRecord): TableRecord {
  return undo === undefined ? table : { ...table, refusedUndo: [...refusedUndo, undo.by] };
}

/** Whether a game was ever begun here. */
export function hasGame({ status, result }: TableRecord): boolean {
  return status === "playing" || result !== undefined;
}

/** The host was the last to leave before a game was begun, or the table was closed. */
export function isClosed(table: TableRecord): boolean {
  return table.status === "over" && !hasGame(table);
}

/** The host has freed the seat of this person, who has taken none since. */
export function wasRemoved({ removed = [] }: TableRecord, person: string): boolean {
  return removed.includes(person);
}

export function isBanned({ banned = [] }: TableRecord, person: string): boolean {
  return banned.includes(person);
}

export function seatOf(table: TableRecord, person: string): Seat | undefined {
  const seat = table.seats.findIndex((holder) => holder.kind === "person" && holder.person === person);
  return seat < 0 ? undefined : seat;
}

/** The seat of a person who must have one and must not have left. */
export function mustSit(table: TableRecord, person: string): Seat {
  const seat = seatOf(table, person);
  if (seat === undefined) throw new Problem("seat.none", 403);
  const holder = table.seats[seat];
  if (holder.kind === "person" && holder.away) throw new Problem("seat.away");
  return seat;
}

/** The bot that answers for a seat, unless a person is there to answer. */
export function botAt(table: TableRecord, seat: Seat): string | undefined {
  const holder = table.seats[seat];
  if (holder?.kind === "bot") return holder.bot;
  if (holder?.kind === "person") return holder.away ? STAND_IN : undefined;
  return holder === undefined ? undefined : STAND_IN;
}

/** Until when the clock of a seat stands, if it does. */
export function restsUntil({ seats }: TableRecord, seat: Seat): number | undefined {
  const holder = seats[seat];
  return holder?.kind === "person" ? holder.vacation?.until : undefined;
}

/** The bot that takes over for somebody who leaves, and where nobody sits. */
export const STAND_IN = "sensible";

export function people(table: TableRecord): readonly PersonSeat[] {
  return table.seats.filter((holder): holder is PersonSeat => holder.kind === "person");
}
