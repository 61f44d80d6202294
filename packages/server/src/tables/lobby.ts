/**
 * What people do with a table before and after its game. Each function takes a table and returns the changed one, or
 * throws the reason.
 */
import type { PlayableGame } from "@hypergate/games";
import { type Language, type Refusal, type Seat, SetUpError, type TableSettings } from "@hypergate/kernel";
import { type BodyOf, DAY_MS, isSlow, looksOf, type PassUntil, type Stop, VACATION_DAYS } from "@hypergate/wire";
import { Problem } from "../problem.ts";
import { mustNotBeBanned } from "./shown.ts";
import { isClosed, type PersonSeat, people, type SeatHolder, seatOf, type TableRecord } from "./table.ts";

export const OPEN: SeatHolder = { kind: "open" };
const MOST_STOPS = 100;
/** So many of those who were removed are remembered. */
const MOST_REMOVED = 20;

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** What the server decides about a new table. */
export interface Fixed {
  readonly id: string;
  readonly code: string;
  readonly now: number;
  /** A digest of the address. */
  readonly origin: string;
}

/** Options for a new table. */
type Wish = Pick<BodyOf<"POST /api/tables">, "name" | "players" | "settings" | "options" | "bots">;

/** A new table; whoever opens it sits at the first seat. */
export function openTable(game: PlayableGame, host: Guest, wish: Wish, fixed: Fixed): TableRecord {
  const { name, players, settings, options } = wish;
  completeSettings(game, players, settings);
  if (wish.bots.length > players - 1) throw new Problem("seats.tooMany", 400, { max: players - 1 });
  const bots = wish.bots.map((bot): SeatHolder => ({ kind: "bot", bot: knownBot(game, bot) }));
  const free = new Array<SeatHolder>(players - 1 - bots.length).fill(OPEN);
  return {
    id: fixed.id,
    version: 1,
    code: fixed.code,
    owner: host.id,
    origin: fixed.origin,
    ...(name === undefined ? {} : { name }),
    game: game.id,
    settings,
    options,
    seats: [personSeat(host), ...free, ...bots],
    status: "open",
    created: fixed.now,
    changed: fixed.now,
  };
}

/** All settings of a table with these choices; throws if they do not fit together. */
export function completeSettings(game: PlayableGame, players: number, settings: TableSettings): TableSettings {
  const { min, max } = game.players;
  if (players < min || players > max) throw new Problem("settings.players", 400, { min, max });
  const known = game.settings().map(({ name }) => name);
  for (const name of Object.keys(settings))
    if (!known.includes(name)) throw new Problem("settings.unknown", 400, { name, allowed: known.join(", ") });
  try {
    return game.settled(players, settings);
  } catch (problem) {
    if (problem instanceof SetUpError && problem.refusals.length > 0) throw refused(game, problem.refusals);
    throw problem;
  }
}

/** The first problem, with all problems in its text. */
function refused(game: PlayableGame, refusals: readonly Refusal[]): Problem {
  const inWords = (language: Language) => refusals.map((one) => game.refusal(language, one)).join(" ");
  return Problem.ofRules(refusals[0], 400, inWords);
}

function personSeat({ id, name }: Guest): PersonSeat {
  return { kind: "person", person: id, name, ready: false, away: false, stops: {} };
}

function knownBot(game: PlayableGame, bot: string): string {
  if (Object.hasOwn(game.bots, bot)) return bot;
  throw new Problem("bot.unknown", 400, { allowed: Object.keys(game.bots).join(", ") });
}

function mustBeOpen(table: TableRecord): void {
  mustNotBeClosed(table);
  if (table.status !== "open") throw new Problem("table.begun");
}

export function mustNotBeClosed(table: TableRecord): void {
  if (table.closed === true) throw new Problem("table.ended");
  if (isClosed(table)) throw new Problem("table.closed");
}

function mustOwn(table: TableRecord, person: string): void {
  if (table.owner !== person) throw new Problem("table.notYours", 403);
}

export function withSeat(table: TableRecord, seat: Seat, holder: SeatHolder): TableRecord {
  return { ...table, seats: table.seats.map((old, i) => (i === seat ? holder : old)) };
}

function mySeat(table: TableRecord, person: string): { seat: Seat; holder: PersonSeat } {
  const seat = seatOf(table, person);
  if (seat === undefined) throw new Problem("seat.none", 403);
  return { seat, holder: table.seats[seat] as PersonSeat };
}

/** Sits down, or moves to another seat. In a running game one takes a seat that was freed, and keeps it. */
export function sit(table: TableRecord, guest: Guest, seat: Seat | undefined): TableRecord {
  mustNotBeBanned(table, guest.id);
  mustNotLookLike(table, guest);
  const isRunning = table.status === "playing" && seatOf(table, guest.id) === undefined;
  if (!isRunning || !table.seats.some(({ kind }) => kind === "open")) mustBeOpen(table);
  const wanted = seat ?? table.seats.findIndex((holder) => holder.kind === "open");
  if (table.seats[wanted]?.kind !== "open") throw new Problem(seat === undefined ? "seats.full" : "seat.taken");
  const old = seatOf(table, guest.id);
  const stood = old === undefined ? table : withSeat(table, old, OPEN);
  return withSeat(withoutRemoved(stood, guest.id), wanted, personSeat(guest));
}

/** Nobody sits beside somebody with a name that looks the same. */
export function mustNotLookLike(table: TableRecord, { id, name }: Guest): void {
  const looks = looksOf(name);
  const other = people(table).find((holder) => holder.person !== id && looksOf(holder.name) === looks);
  if (other !== undefined) throw new Problem("name.taken", 409, { name: other.name });
}

function withoutRemoved(table: TableRecord, person: string): TableRecord {
  const { removed, ...rest } = table;
  const left = removed?.filter((one) => one !== person) ?? [];
  return left.length === 0 ? rest : { ...rest, removed: left };
}

/** Stands up before the game, or leaves a running one to a bot. */
export function leave(table: TableRecord, person: string): TableRecord {
  const { seat, holder } = mySeat(table, person);
  if (table.status === "over") throw new Problem("table.over");
  if (table.status === "playing") return withSeat(table, seat, { ...holder, away: true });
  const left = withSeat(table, seat, OPEN);
  if (table.owner !== person) return left;
  const [heir] = people(left);
  return heir === undefined ? { ...left, status: "over" } : { ...left, owner: heir.person };
}

/** The host stands up before the game and stays the host; somebody else must sit there. */
export function stand(table: TableRecord, person: string): TableRecord {
  mustBeOpen(table);
  mustOwn(table, person);
  const left = withSeat(table, mySeat(table, person).seat, OPEN);
  if (people(left).length === 0) throw new Problem("seats.nobody");
  return left;
}

export function comeBack(table: TableRecord, person: string): TableRecord {
  const { seat, holder } = mySeat(table, person);
  return withSeat(table, seat, { ...holder, away: false });
}

export function setReady(table: TableRecord, person: string, ready: boolean): TableRecord {
  mustBeOpen(table);
  const { seat, holder } = mySeat(table, person);
  return withSeat(table, seat, { ...holder, ready });
}

/** The host puts a bot on a free seat. */
export function seatBot(table: TableRecord, game: PlayableGame, person: string, seat: Seat, bot: string): TableRecord {
  mustBeOpen(table);
  mustOwn(table, person);
  if (table.seats[seat]?.kind !== "open") throw new Problem("seat.taken");
  return withSeat(table, seat, { kind: "bot", bot: knownBot(game, bot) });
}

/** What the host can change before the game. */
type Change = BodyOf<"POST /api/tables/{id}/change">;

/** The host changes the table before the game; nobody is ready any more, because they agreed to another table. */
export function changeTable(table: TableRecord, game: PlayableGame, person: string, change: Change): TableRecord {
  mustBeOpen(table);
  mustOwn(table, person);
  const { players = table.seats.length, settings = table.settings, options = table.options } = change;
  completeSettings(game, players, settings);
  const seats = resized(table.seats, players).map((holder) =>
    holder.kind === "person" ? { ...holder, ready: false } : holder,
  );
  return { ...table, settings, options, seats };
}

/** Adds free seats, or removes seats: free ones first, then bots. People are never removed. */
function resized(seats: readonly SeatHolder[], players: number): readonly SeatHolder[] {
  const resizing = [...seats];
  while (resizing.length < players) resizing.push(OPEN);
  while (resizing.length > players) {
    const free = resizing.findLastIndex((holder) => holder.kind === "open");
    const at = free >= 0 ? free : resizing.findLastIndex((holder) => holder.kind === "bot");
    if (at < 0) throw new Problem("seats.tooFew", 409, { players: resizing.length });
    resizing.splice(at, 1);
  }
  return resizing;
}

/** The host frees a seat before the game. */
export function kick(table: TableRecord, person: string, seat: Seat): TableRecord {
  mustBeOpen(table);
  mustOwn(table, person);
  const holder = table.seats[seat];
  if (holder === undefined || holder.kind === "open") throw new Problem("seat.empty");
  if (holder.kind === "person" && holder.person === person) throw new Problem("seat.own");
  const freed = withSeat(table, seat, OPEN);
  if (holder.kind !== "person") return freed;
  return { ...freed, removed: [...(table.removed ?? []), holder.person].slice(-MOST_REMOVED) };
}

/** A person has another name from now on. */
export function renamed(table: TableRecord, { id, name }: Guest): TableRecord {
  const { seat, holder } = mySeat(table, id);
  return withSeat(table, seat, { ...holder, name });
}

/** The table as it starts, if it may: all seats are taken, and everybody but the host is ready. */
export function start(table: TableRecord, person: string): TableRecord {
  mustBeOpen(table);
  mustOwn(table, person);
  if (table.seats.some((holder) => holder.kind === "open")) throw new Problem("seats.free");
  if (people(table).some((holder) => !holder.ready && holder.person !== person)) throw new Problem("seats.notReady");
  return { ...table, status: "playing" };
}

/** When a kind of response window stops this player; `*` for all that are not named. A thing may be no reason to ask. */
export function setStop(table: TableRecord, person: string, window: string, stop: Stop | "unset"): TableRecord {
  const { seat, holder } = mySeat(table, person);
  const { [window]: _, ...others } = holder.stops;
  const stops = stop === "unset" ? others : { ...others, [window]: stop };
  if (Object.keys(stops).length > MOST_STOPS) throw new Problem("stops.tooMany", 400, { max: MOST_STOPS });
  return withSeat(table, seat, { ...holder, stops });
}

/** The player passes everything until then; `unit` is the encounter or round of now. */
export function passUntil(table: TableRecord, person: string, until: PassUntil | "never", unit: number): TableRecord {
  const { seat, holder } = mySeat(table, person);
  const { passing: _, ...asked } = holder;
  return withSeat(table, seat, until === "never" ? asked : { ...asked, passing: { until, unit } });
}

/** Stops the clock of a player for some days, or lets it run again. `now` is of the server's own time, `wall` the date. */
export function takeVacation(table: TableRecord, person: string, days: number, now: number, wall: number): TableRecord {
  if (table.status !== "playing") throw new Problem("table.notPlaying");
  if (!isSlow(table.options.clock)) throw new Problem("vacation.live");
  const { seat, holder } = mySeat(table, person);
  const { spent: before, from, until } = holder.vacation ?? { spent: 0, from: now, until: now };
  const spent = before + Math.max(0, Math.min(until, now) - from);
  const left = VACATION_DAYS * DAY_MS - spent;
  if (days * DAY_MS > left) throw new Problem("vacation.spent", 409, { days: Math.floor(left / DAY_MS) });
  const ends = days === 0 ? {} : { ends: wall + days * DAY_MS };
  return withSeat(table, seat, { ...holder, vacation: { from: now, until: now + days * DAY_MS, ...ends, spent } });
}

/** A seat as it is before a game. */
function anew({ passing: _, vacation: __, ...holder }: PersonSeat): PersonSeat {
  return { ...holder, ready: false, away: false };
}

/** A table for the next game with the same seats; whoever asks for it is the host. */
export function rematch(table: TableRecord, person: string, fixed: Fixed): TableRecord {
  mustNotBeClosed(table);
  if (table.status !== "over") throw new Problem("table.notOver");
  mySeat(table, person);
  const { name, game, settings, options } = table;
  const seats = table.seats.map((holder) =>
    holder.kind === "person" ? anew(holder) : holder.kind === "former" ? OPEN : holder,
  );
  const { id, code, now, origin } = fixed;
  return {
    id,
    code,
    version: 1,
    owner: person,
    origin,
    ...(name === undefined ? {} : { name }),
    game,
    settings,
    options,
    seats,
    status: "open",
    created: now,
    changed: now,
    ...(table.banned === undefined ? {} : { banned: table.banned }),
  };
}
