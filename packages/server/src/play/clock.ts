/** Clocks: how long a question may wait, and how much time each seat has left. */
import type { Question, Seat } from "@hypergate/kernel";
import { type ClockRule, isLive, type QuestionClock } from "@hypergate/wire";
import type { ClockState } from "../store/records.ts";
import { botAt, type TableRecord } from "../tables/table.ts";
import { askOf, type LiveGame } from "./game.ts";
import { graceFor, newTelling, type Telling } from "./telling.ts";

/** Time for a secret response where each seat has a time for the whole game. It is not charged. */
const RESPONSE_MS = 60_000;
/** A player without time left still has this long for each answer. */
const LAST_MS = 2_000;
/** After a start of the server everybody has at least this long, because downtime is not charged. */
export const GRACE_MS = 30_000;

export interface Clock {
  bank: number[];
  since: Record<Seat, number>;
  ruleSince: number | undefined;
  /** Players for whom the clock has answered and who have not looked since. */
  readonly missed: Set<Seat>;
  /** The table slept when this was stored last. */
  asleep: boolean;
  /** Something has to be stored with the next answer. */
  unstored: boolean;
  /** The question each `since` belongs to, and whether thinking about it is free of charge. */
  readonly asks: Record<Seat, { readonly ask: string; readonly free: boolean }>;
  /** What players are being shown. No time runs meanwhile: `since` and `ruleSince` begin after it. */
  readonly telling: Telling;
}

export function newClock(rule: ClockRule, seats: number): Clock {
  const bank = rule.per === "game" ? new Array<number>(seats).fill(rule.seconds * 1000) : [];
  return {
    bank,
    since: {},
    ruleSince: undefined,
    missed: new Set(),
    asleep: false,
    unstored: false,
    asks: {},
    telling: newTelling(),
  };
}

export function openClock(state: ClockState, live: LiveGame): Clock {
  const asks: Clock["asks"] = {};
  for (const { who, hidden } of live.session.run.pending) asks[who] = { ask: askOf(live, who), free: hidden === true };
  return {
    bank: [...state.bank],
    since: { ...state.since },
    ruleSince: state.ruleSince,
    missed: new Set(state.missed),
    asleep: state.asleep ?? false,
    unstored: false,
    asks,
    telling: newTelling(),
  };
}

export function clockState({ bank, since, ruleSince, missed, asleep }: Clock): ClockState {
  return {
    bank: [...bank],
    since: { ...since },
    ...(ruleSince === undefined ? {} : { ruleSince }),
    ...(missed.size === 0 ? {} : { missed: [...missed] }),
    ...(asleep ? { asleep } : {}),
  };
}

/**
 * Whether a table sleeps: nothing runs there, neither bots nor clocks. It does when the clock has answered for every
 * player who has not left, and none of them has looked since. As long as one player comes in time, the deadlines of all
 * the others hold.
 */
export function isAsleep({ missed }: Clock, table: TableRecord): boolean {
  // Asked for again and again, and nearly always nobody has missed anything.
  if (missed.size === 0) return false;
  const expected = table.seats.flatMap((holder, seat) => (holder.kind === "person" && !holder.away ? [seat] : []));
  return expected.length > 0 && expected.every((seat) => missed.has(seat));
}

/** The clock has answered for somebody who was not looking. */
export function missedOne(clock: Clock, seat: Seat): void {
  clock.missed.add(seat);
  clock.unstored = true;
}

/** A player looks again; true if the clock had answered meanwhile. */
export function cameBack(clock: Clock, seat: Seat): boolean {
  if (!clock.missed.delete(seat)) return false;
  clock.unstored = true;
  return true;
}

/** Time that a table slept is not charged: everybody who is asked has the whole time again. */
function wakeUp(clock: Clock, now: number): void {
  for (const seat of Object.keys(clock.since).map(Number)) clock.since[seat] = now;
  if (clock.ruleSince !== undefined) clock.ruleSince = now;
}

/** Updates the clock after answers; true if something has to be stored. */
export function tick(clock: Clock, table: TableRecord, live: LiveGame, now: number, booted: number): boolean {
  const { pending } = live.session.run;
  const ruled = pending.some((question) => ruleSeconds(table.options.clock, live, question) !== undefined);
  const seen = now + graceFor(clock.telling, now);
  // Whoever takes such a seat later, or comes back to it, has missed nothing.
  for (const seat of clock.missed) if (botAt(table, seat) !== undefined) cameBack(clock, seat);
  const asleep = isAsleep(clock, table);
  let changed = clock.unstored || asleep !== clock.asleep;
  if (clock.asleep && !asleep) wakeUp(clock, now);
  clock.asleep = asleep;
  clock.unstored = false;
  if (ruled !== (clock.ruleSince !== undefined)) {
    clock.ruleSince = ruled ? seen : undefined;
    changed = true;
  }
  if (table.options.clock.per === "none") return changed;
  const waiting = new Map(pending.map((question) => [question.who, question]));
  for (const seat of Object.keys(clock.since).map(Number))
    if (!waiting.has(seat) || clock.asks[seat]?.ask !== askOf(live, seat)) {
      charge(clock, table.options.clock, seat, now, booted);
      delete clock.since[seat];
      changed = true;
    }
  for (const [seat, question] of waiting)
    if (clock.since[seat] === undefined && botAt(table, seat) === undefined) {
      clock.since[seat] = table.options.clock.per === "day" ? now : seen;
      clock.asks[seat] = { ask: askOf(live, seat), free: question.hidden === true };
      changed = true;
    }
  return changed;
}

/** Time before this server started is not charged. */
function charge(clock: Clock, rule: ClockRule, seat: Seat, now: number, booted: number): void {
  if (rule.per !== "game" || clock.bank[seat] === undefined || clock.asks[seat]?.free === true) return;
  const used = Math.max(0, now - Math.max(clock.since[seat], booted));
  clock.bank[seat] = Math.max(0, clock.bank[seat] - used);
}

/** The rules have a clock of their own, such as that of a deal. It runs only where everybody is at the table together. */
function ruleSeconds(rule: ClockRule, { game, session }: LiveGame, question: Question): number | undefined {
  return isLive(rule) ? game.ruleSeconds(session.run.s, question) : undefined;
}

/** From when to when a question may be thought about; nothing if it may wait forever. The clock of a player who `rests` stands. */
export function questionClock(
  clock: Clock,
  rule: ClockRule,
  live: LiveGame,
  question: Question,
  booted: number,
  rests = Number.NEGATIVE_INFINITY,
): QuestionClock | undefined {
  const clocks: QuestionClock[] = [];
  const ofRule = ruleSeconds(rule, live, question);
  if (ofRule !== undefined && clock.ruleSince !== undefined)
    clocks.push(graced(clock.ruleSince, clock.ruleSince + ofRule * 1000, booted));
  const asked = clock.since[question.who];
  const since = asked === undefined ? undefined : Math.max(asked, rests);
  if (since !== undefined && rule.per !== "none")
    clocks.push(graced(since, endOf(clock, rule, question, since, booted), booted));
  return clocks.length < 2 || clocks[0].until <= clocks[1].until ? clocks[0] : clocks[1];
}

function graced(from: number, end: number, booted: number): QuestionClock {
  return { from, until: from < booted ? Math.max(end, booted + GRACE_MS) : end };
}

function endOf(clock: Clock, rule: ClockRule, question: Question, since: number, booted: number): number {
  if (rule.per !== "game") return since + rule.seconds * 1000;
  if (question.hidden === true) return since + RESPONSE_MS;
  return Math.max(since, booted) + Math.max(LAST_MS, clock.bank[question.who] ?? 0);
}
