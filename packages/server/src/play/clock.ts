/** Clocks: how long a question may wait, and how much time each seat has left. */
import type { Question, Seat } from "@hypergate/kernel";
import type { ClockRule, QuestionClock } from "@hypergate/wire";
import type { ClockState } from "../store/store.ts";
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
  /** The question each `since` belongs to, and whether thinking about it is free of charge. */
  readonly asks: Record<Seat, { readonly ask: string; readonly free: boolean }>;
  /** What players are being shown. No time runs meanwhile: `since` and `ruleSince` begin after it. */
  readonly telling: Telling;
}

export function newClock(rule: ClockRule, seats: number): Clock {
  const bank = rule.per === "game" ? new Array<number>(seats).fill(rule.seconds * 1000) : [];
  return { bank, since: {}, ruleSince: undefined, asks: {}, telling: newTelling() };
}

export function openClock(state: ClockState, live: LiveGame): Clock {
  const asks: Clock["asks"] = {};
  for (const { who, hidden } of live.session.run.pending) asks[who] = { ask: askOf(live, who), free: hidden === true };
  return { bank: [...state.bank], since: { ...state.since }, ruleSince: state.ruleSince, asks, telling: newTelling() };
}

export function clockState({ bank, since, ruleSince }: Clock): ClockState {
  return { bank: [...bank], since: { ...since }, ...(ruleSince === undefined ? {} : { ruleSince }) };
}

/** Updates the clock after answers; true if something has to be stored. */
export function tick(clock: Clock, table: TableRecord, live: LiveGame, now: number, booted: number): boolean {
  const { pending, s } = live.session.run;
  const ruled = pending.some((question) => live.game.ruleSeconds(s, question) !== undefined);
  let changed = ruled !== (clock.ruleSince !== undefined);
  const seen = now + graceFor(clock.telling, now);
  if (changed) clock.ruleSince = ruled ? seen : undefined;
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

/** Time before this server started is not charged, and a system clock that was set back adds none. */
function charge(clock: Clock, rule: ClockRule, seat: Seat, now: number, booted: number): void {
  if (rule.per !== "game" || clock.bank[seat] === undefined || clock.asks[seat]?.free === true) return;
  const used = Math.max(0, now - Math.max(clock.since[seat], booted));
  clock.bank[seat] = Math.max(0, clock.bank[seat] - used);
}

/** From when to when a question may be thought about; nothing if it may wait forever. */
export function questionClock(
  clock: Clock,
  rule: ClockRule,
  live: LiveGame,
  question: Question,
  booted: number,
): QuestionClock | undefined {
  const clocks: QuestionClock[] = [];
  const ofRule = live.game.ruleSeconds(live.session.run.s, question);
  if (ofRule !== undefined && clock.ruleSince !== undefined)
    clocks.push(graced(clock.ruleSince, clock.ruleSince + ofRule * 1000, booted));
  const since = clock.since[question.who];
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
