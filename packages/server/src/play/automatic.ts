/**
 * Answers that the server gives: for bots, for players whose settings pass, and for players whose time is up.
 *
 * The time of an automatic answer must not reveal what a hand holds. So all automatic answers to a response window are
 * given at one moment, drawn when the window opens from a range that depends only on the table's pace.
 */
import { type Question, quietAnswer, type Seat, type Value } from "@hypergate/kernel";
import { type Pace, passFor, type QuestionClock } from "@hypergate/wire";
import { botAt, restsUntil } from "../tables/table.ts";
import { questionClock } from "./clock.ts";
import type { ClockOf } from "./frames.ts";
import { asked, askOf, type LiveGame } from "./game.ts";
import type { LiveTable } from "./live-table.ts";
import { isPassing } from "./passing.ts";

/** A question that a bot or a player's setting will answer. */
export interface Automatic {
  readonly question: Question;
  readonly ask: string;
  readonly bot: string | undefined;
  /** The answer, unless a bot has to find it. */
  readonly value: Value | undefined;
}

/** Milliseconds from a question to its automatic answer, at least and at most: in a response window, and elsewhere. */
const DELAYS: Readonly<
  Record<Pace, { readonly window: readonly [number, number]; readonly move: readonly [number, number] }>
> = {
  instant: { window: [15, 45], move: [0, 0] },
  brisk: { window: [80, 250], move: [250, 600] },
  human: { window: [120, 420], move: [900, 2200] },
};

export function automatic(t: LiveTable): Automatic[] {
  // During a request to undo, nothing is answered that would make the undo impossible.
  return t.undo === undefined ? answerable(t) : [];
}

function answerable(t: LiveTable): Automatic[] {
  const { live, table } = t;
  if (live === undefined || t.resting) return [];
  const found: Automatic[] = [];
  for (const question of live.session.run.pending) {
    const bot = botAt(table, question.who);
    const holder = table.seats[question.who];
    const value =
      bot === undefined && holder.kind === "person"
        ? passFor(question, holder.stops, isPassing(holder, live))
        : undefined;
    if (bot !== undefined || value !== undefined) found.push({ question, ask: askOf(live, question.who), bot, value });
  }
  return found;
}

/** How long the automatic answers wait, in whole milliseconds like timers. `random` is from 0 up to 1. */
export function delay(pace: Pace, questions: readonly Automatic[], random: number): number {
  const hidden = questions.some(({ question }) => question.hidden === true);
  const [least, most] = DELAYS[pace][hidden ? "window" : "move"];
  return Math.ceil(least + (most - least) * random);
}

/** The earliest moment at which somebody's time is up. */
export function nextDeadline(t: LiveTable, booted: number): number | undefined {
  const ends = (t.live?.session.run.pending ?? []).flatMap((question) => clockOf(t, question, booted)?.until ?? []);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

function clockOf(t: LiveTable, question: Question, booted: number): QuestionClock | undefined {
  if (t.live === undefined || t.clock === undefined || t.resting) return undefined;
  const rests = restsUntil(t.table, question.who);
  return questionClock(t.clock, t.table.options.clock, t.live, question, booted, rests);
}

/** The time of every seat that is asked. */
export function clocksOf(t: LiveTable, booted: number): ClockOf {
  return (seat) => {
    const question = t.live === undefined ? undefined : asked(t.live, seat);
    return question === undefined ? undefined : clockOf(t, question, booted);
  };
}

/** Players whose time is up, with the answer that the clock gives. */
export function expired(t: LiveTable, live: LiveGame, booted: number, now: number): Expired[] {
  return live.session.run.pending
    .filter((question) => (clockOf(t, question, booted)?.until ?? Number.POSITIVE_INFINITY) <= now)
    .map((question) => ({ who: question.who, ask: askOf(live, question.who), value: quietAnswer(question) }));
}

interface Expired {
  readonly who: Seat;
  readonly ask: string;
  readonly value: Value;
}

/** Due at once: a bot or an automatic pass has to be given. */
export const AT_ONCE = 1;

/** When the server has to act at this table by itself, as stored. */
export function dueAt(t: LiveTable, booted: number): number | undefined {
  if (answerable(t).length > 0) return AT_ONCE;
  const deadline = nextDeadline(t, booted);
  if (t.undo === undefined) return deadline;
  return Math.min(t.undo.ends, deadline ?? Number.POSITIVE_INFINITY);
}
