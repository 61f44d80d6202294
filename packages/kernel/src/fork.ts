/**
 * Looking ahead. Whoever is asked may imagine tables that look the same from this seat and play on at them. Everything
 * that the seat cannot know is dealt anew, so nothing about the real table can be learned from them.
 *
 * A step cannot be entered in its middle. So an imagined table begins where the step began and repeats the answers
 * given since: those of the seat itself, and those of others as far as the seat knows them. What others have answered
 * while all answer at the same time is not known yet; there the imagined players answer.
 */
import { illegal } from "./legal.ts";
import type { Answer, Question, Seat, Value } from "./question.ts";
import { quietAnswer } from "./quiet.ts";
import type { Rng } from "./rng.ts";
import type { BaseState, Decide, Rules, Run } from "./rules.ts";
import { SUSPEND, simulatedRun } from "./run.ts";
import { attempt } from "./session.ts";
import { takeStep } from "./simulate.ts";

/** An answer as another seat knows it: what was answered, or only how many things were chosen. */
export type KnownAnswer = Answer | { readonly who: Seat; readonly key: string; readonly count: number };

/** Where a seat stands when it is asked. Plain data, so that it can be sent to another thread. */
export interface Standpoint<S extends BaseState = BaseState> {
  readonly question: Question;
  /** The state before the step. */
  readonly before: S;
  /** The answers since, as far as the seat knows them. */
  readonly given: readonly KnownAnswer[];
}

/** Imagined tables for the seat that is asked. */
export interface Imagination {
  /**
   * A table that the seat cannot tell apart from the real one; equal generators give equal tables. What is hidden lies
   * anywhere with equal chance; who believes more than that moves it in the state before the step, which is a copy.
   */
  table<S extends BaseState>(rng: Rng, believe?: (before: S) => void): ImaginedTable;
}

export interface ImaginedTable {
  /**
   * Gives the candidate as the answer and plays on with `players` until `limit` or the end of the game. Every call
   * begins again at the same table with the same luck, so that candidates can be compared. Returns nothing if the
   * imagined game does not reach the question; the caller may try another table. `S` is the state of the bot's game.
   */
  play<S extends BaseState>(
    candidate: Value,
    players: readonly Decide<S>[],
    limit?: (state: S) => boolean,
  ): S | undefined;
}

/** The imagination of a seat that is asked in this run. */
export function imaginationIn<S extends BaseState>(g: Run<S>, question: Question): Imagination {
  let here: Standpoint<S> | undefined;
  return {
    table(rng, believe) {
      if (g.checkpoint === undefined) throw new Error("forking needs a run with checkpoints");
      here ??= { question, before: g.checkpoint, given: knownTo(g, question.who) };
      const dealt = g.rules.resample(g.checkpoint, question.who, rng, g.s);
      believe?.(dealt as never);
      return imaginedTable(g.rules, here, dealt);
    },
  };
}

/**
 * Where the seat stands, with everything dealt anew that it cannot know. A bot that thinks elsewhere is sent this. To
 * the bot it is no different from the real table, and nothing secret leaves the run.
 */
export function standpointIn<S extends BaseState>(g: Run<S>, question: Question, rng: Rng): Standpoint<S> {
  if (g.checkpoint === undefined) throw new Error("forking needs a run with checkpoints");
  const before = g.rules.resample(g.checkpoint, question.who, rng, g.s);
  return { question, before, given: knownTo(g, question.who) };
}

/** The imagination of a bot that was sent where it stands. */
export function imaginationAt<S extends BaseState>(rules: Rules<S>, here: Standpoint<S>): Imagination {
  let now: S | undefined;
  return {
    table(rng, believe) {
      now ??= reached(rules, here);
      const dealt = rules.resample(here.before, here.question.who, rng, now);
      believe?.(dealt as never);
      return imaginedTable(rules, here, dealt);
    },
  };
}

function imaginedTable<S extends BaseState>(rules: Rules<S>, here: Standpoint<S>, dealt: S): ImaginedTable {
  const play = (candidate: Value, players: readonly Decide<S>[], limit?: (state: S) => boolean): S | undefined => {
    const progress: Progress = { at: "before" };
    const given = players.map((_, seat) => givenBy(here, seat));
    const seats = players.map((player, seat) => repeating(here, given[seat], seat, candidate, player, progress));
    const run = simulatedRun(rules, rules.clone(dealt), seats);
    let isRepeating = true;
    while (run.s.agenda.length > 0 && limit?.(run.s) !== true) {
      takeStep(run);
      if (progress.at === "before" || !isRepeating) continue;
      if (progress.at === "lost") return undefined;
      // From here on there is nothing to repeat, so the players are asked themselves.
      isRepeating = false;
      for (let seat = 0; seat < seats.length; seat++) {
        if (given[seat].next < given[seat].answers.length) isRepeating = true;
        else seats[seat] = players[seat];
      }
    }
    return progress.at === "beyond" ? run.s : undefined;
  };
  return { play: play as unknown as ImaginedTable["play"] };
}

/** The state in which the question is asked; the one before the step if it is not asked there. */
function reached<S extends BaseState>(rules: Rules<S>, here: Standpoint<S>): S {
  const state = rules.clone(here.before);
  const progress: Progress = { at: "before" };
  const stop = (): Value => {
    throw SUSPEND;
  };
  const players = Array.from({ length: rules.seats(state) }, (_, seat) => {
    const player = seat === here.question.who ? stop : quietAnswer;
    return repeating(here, givenBy(here, seat), seat, undefined, player, progress);
  });
  return attempt(simulatedRun(rules, state, players)) ? here.before : state;
}

interface Progress {
  at: "before" | "beyond" | "lost";
}

/** Answers of one seat that are given again, in order. */
interface Repeated {
  readonly answers: readonly KnownAnswer[];
  /** Which comes next. */
  next: number;
}

const NO_ANSWERS: readonly KnownAnswer[] = [];

function givenBy({ given }: Standpoint, seat: Seat): Repeated {
  return { answers: given.length === 0 ? NO_ANSWERS : given.filter(({ who }) => who === seat), next: 0 };
}

/** A player that first repeats the answers of its seat, gives the candidate at the question, and then plays on. */
function repeating<S extends BaseState>(
  { question }: Standpoint<S>,
  given: Repeated,
  seat: Seat,
  candidate: Value | undefined,
  play: Decide<S>,
  progress: Progress,
): Decide<S> {
  if (seat !== question.who && given.answers.length === 0) return play;
  return (asked, run) => {
    const stored = given.next < given.answers.length ? takeStored(given, asked) : undefined;
    if (stored !== undefined) return stored;
    if (seat !== question.who || progress.at !== "before") return play(asked, run);
    const fits = candidate !== undefined && asked.key === question.key && illegal(asked, candidate) === undefined;
    progress.at = fits ? "beyond" : "lost";
    return fits ? candidate : play(asked, run);
  };
}

/** The next stored answer, if there is one and it is legal for this question. */
function takeStored(given: Repeated, asked: Question): Value | undefined {
  const { answers } = given;
  let at = given.next;
  while (at < answers.length && answers[at].key !== asked.key) at++;
  if (at === answers.length) return undefined;
  given.next = at + 1;
  const value = knownValue(asked, answers[at]);
  return value === undefined || illegal(asked, value) !== undefined ? undefined : value;
}

/** What was answered; where only the number of things is known, the first so many. */
export function knownValue(asked: Question, known: KnownAnswer): Value | undefined {
  if ("value" in known) return known.value;
  return asked.kind === "some" ? asked.options.slice(0, known.count) : undefined;
}

/** The answers of this step as one seat knows them. */
function knownTo<S extends BaseState>(g: Run<S>, who: Seat): KnownAnswer[] {
  const seen = new Array<number>(g.rules.seats(g.s)).fill(0);
  const known: KnownAnswer[] = [];
  for (const answer of g.given) {
    if (answer.who === who) known.push(answer);
    else if (g.group === undefined || seen[answer.who]++ < g.group[answer.who]) known.push(shownOf(g.rules, answer));
  }
  return known;
}

function shownOf<S extends BaseState>(rules: Rules<S>, answer: Answer): KnownAnswer {
  if (rules.isSecret?.(answer.key) !== true) return answer;
  const count = Array.isArray(answer.value) ? answer.value.length : 0;
  return { who: answer.who, key: answer.key, count };
}

/**
 * Plays out what could follow if the player who is asked answered `candidate`: one imagined table, played on with
 * `rollout` until `limit` or the end of the game. For players that hold the run themselves.
 */
export function imagine<S extends BaseState>(
  g: Run<S>,
  question: Question,
  candidate: Value,
  rollout: readonly Decide<S>[],
  rng: Rng,
  limit?: (state: S) => boolean,
): S | undefined {
  return imaginationIn(g, question).table(rng).play(candidate, rollout, limit);
}
