/** What a host, or the operator, may do about people at a table. Each function takes a table and returns the changed one. */
import type { Seat } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import type { StoredLine } from "../store/records.ts";
import { leave, mustNotBeClosed, OPEN, withSeat } from "./lobby.ts";
import { people, type SeatHolder, STAND_IN, seatOf, type TableRecord } from "./table.ts";

/** So many people are remembered on either list. */
const MOST = 200;
const FORMER: SeatHolder = { kind: "former" };

/** Somebody at a table: by their seat, or by a line they said. */
export function personAt(table: TableRecord, seat: Seat | undefined, line: StoredLine | undefined): string {
  const holder = seat === undefined ? undefined : table.seats[seat];
  const person = holder?.kind === "person" ? holder.person : line?.by;
  if (person === undefined) throw new Problem(seat === undefined ? "person.unknown" : "seat.empty", 404);
  return person;
}

export function mute(table: TableRecord, person: string, muted: boolean): TableRecord {
  const { muted: before = [], ...rest } = table;
  const others = before.filter((one) => one !== person);
  const now = muted ? [...others, person].slice(-MOST) : others;
  return now.length === 0 ? rest : { ...rest, muted: now };
}

/** Shuts somebody out. The table gets a new code, as they know the old one. */
export function ban(table: TableRecord, person: string, code: string): TableRecord {
  mustNotBeClosed(table);
  if (table.owner === person) throw new Problem("person.self");
  const seat = seatOf(table, person);
  const stood = seat === undefined ? table : withSeat(table, seat, inPlaceOf(table));
  const banned = [...(table.banned ?? []).filter((one) => one !== person), person].slice(-MOST);
  return { ...stood, code, banned };
}

/** Who plays on where somebody has gone for good: nobody before the game, and after it the seat tells who sat there. */
function inPlaceOf({ status }: TableRecord): SeatHolder {
  if (status === "open") return OPEN;
  return status === "playing" ? { kind: "bot", bot: STAND_IN } : FORMER;
}

/** Gives a player's seat in a running game to a bot, or to whoever sits down next. */
export function handOn(table: TableRecord, seat: Seat, to: "bot" | "anyone", isAbsent: boolean): TableRecord {
  mustNotBeClosed(table);
  if (table.status !== "playing") throw new Problem("table.notPlaying");
  const holder = table.seats[seat];
  if (holder === undefined) throw new Problem("seat.empty");
  if (holder.kind === "person" && !holder.away && !isAbsent) throw new Problem("seat.held");
  return withHeir(withSeat(table, seat, to === "bot" ? { kind: "bot", bot: STAND_IN } : OPEN));
}

export function close(table: TableRecord): TableRecord {
  mustNotBeClosed(table);
  if (table.status === "over") throw new Problem("table.over");
  return { ...table, status: "over", closed: true };
}

/** Gives the table a name, or takes it away. */
export function nameTable(table: TableRecord, name: string): TableRecord {
  mustNotBeClosed(table);
  const { name: _, ...rest } = table;
  return name === "" ? rest : { ...rest, name };
}

/** The table without a person who is deleted. */
export function withoutPerson(table: TableRecord, person: string): TableRecord {
  const seat = seatOf(table, person);
  const { removed, muted, banned, ...rest } = table;
  const lists = Object.fromEntries(
    Object.entries({ removed, muted, banned }).flatMap(([name, list]) => {
      const left = list?.filter((one) => one !== person) ?? [];
      return left.length === 0 ? [] : [[name, left]];
    }),
  );
  const clean: TableRecord = { ...rest, ...lists };
  if (seat === undefined) return withHeir(clean, person);
  if (table.status === "open") return leave(clean, person);
  return withHeir(withSeat(clean, seat, FORMER), person);
}

/** The first person at the table is the host if the host does not sit there any more; nobody if nobody does. */
function withHeir(table: TableRecord, gone = table.owner): TableRecord {
  if (table.owner !== gone || seatOf(table, table.owner) !== undefined) return table;
  return { ...table, owner: people(table)[0]?.person ?? "" };
}
