/** A table from the moment it is opened until its game is over. Plain data; what may be done with it is in `lobby.ts`. */
import type { Seat } from "@hypergate/kernel";
import { Problem } from "../problem.ts";

/** When a response window stops a player: not at all, only if there is something to choose, or every time. */
export const STOPS = ["never", "ifCan", "always"] as const;
export type Stop = (typeof STOPS)[number];

/** How fast bots answer. */
export const PACES = ["instant", "brisk", "human"] as const;
export type Pace = (typeof PACES)[number];

/** Time per answer, per seat and game, or in days; without one the table waits for ever. */
export const CLOCKS = ["none", "move", "game", "day"] as const;
export interface ClockRule {
  readonly per: (typeof CLOCKS)[number];
  readonly seconds: number;
}

export interface TableOptions {
  /** Public tables are listed; the others are found by their invite code. */
  readonly public: boolean;
  readonly spectators: boolean;
  /** Everyone who by public knowledge might respond is asked, so that being asked tells nothing. */
  readonly courtesy: boolean;
  readonly pace: Pace;
  readonly clock: ClockRule;
}

export interface PersonSeat {
  readonly kind: "person";
  readonly person: string;
  readonly name: string;
  readonly ready: boolean;
  /** The person has left a running game; a bot answers until they come back. */
  readonly away: boolean;
  /** When response windows stop this player, by the key of the window; `*` is for all others. */
  readonly stops: Readonly<Record<string, Stop>>;
}

export type SeatHolder = { readonly kind: "open" } | { readonly kind: "bot"; readonly bot: string } | PersonSeat;

export interface Result {
  readonly winners: readonly Seat[];
  /** How long the game was, in what the game counts. */
  readonly units: number;
}

export interface Table {
  readonly id: string;
  /** Grows with every change; a change made on an older version is refused by the store. */
  readonly version: number;
  readonly code: string;
  readonly owner: string;
  readonly game: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly options: TableOptions;
  readonly seats: readonly SeatHolder[];
  readonly status: "open" | "playing" | "over";
  readonly created: number;
  readonly changed: number;
  readonly result?: Result;
  /** The table of the next game with the same people. */
  readonly rematch?: string;
}

/** Whether a game was ever begun here. */
export function hasGame({ status, result }: Table): boolean {
  return status === "playing" || result !== undefined;
}

/** The host was the last to leave, and no game was ever begun. */
export function isClosed(table: Table): boolean {
  return table.status === "over" && !hasGame(table);
}

export function seatOf(table: Table, person: string): Seat | undefined {
  const seat = table.seats.findIndex((holder) => holder.kind === "person" && holder.person === person);
  return seat < 0 ? undefined : seat;
}

/** The seat of one who must have one and be there. */
export function mustSit(table: Table, person: string): Seat {
  const seat = seatOf(table, person);
  if (seat === undefined) throw new Problem("seat.none", 403);
  const holder = table.seats[seat];
  if (holder.kind === "person" && holder.away) throw new Problem("seat.away");
  return seat;
}

/** The bot that answers for a seat, if it is not a person who is at the table. */
export function botAt(table: Table, seat: Seat): string | undefined {
  const holder = table.seats[seat];
  if (holder?.kind === "bot") return holder.bot;
  return holder?.kind === "person" && holder.away ? STAND_IN : undefined;
}

/** The bot that takes over for somebody who leaves. */
export const STAND_IN = "sensible";

export function people(table: Table): readonly PersonSeat[] {
  return table.seats.filter((holder): holder is PersonSeat => holder.kind === "person");
}
