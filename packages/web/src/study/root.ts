/** Where a study begins: a moment of a game from which the rules of today can play on. */
import {
  type Answer,
  type BaseState,
  knownValue,
  questionFor,
  type Recording,
  type Rng,
  type Rules,
  type Seat,
  type Session,
  same,
  standpointIn,
  submit,
} from "@hypergate/kernel";
import { beginning, type Film } from "../story/film.ts";
import type { Played } from "../story/recording.ts";

/** The game and its answers up to that moment. */
export type Root = Omit<Played, "format" | "hash">;

/** The game at a root, with these answers after it. Throws where the rules of today refuse one. */
export function sessionFrom(rules: Rules<BaseState>, root: Root, after: readonly Answer[] = []): Session<BaseState> {
  const session = beginning(rules, { format: "hypergate-game", ...root });
  for (const answer of [...root.answers, ...after])
    if (submit(session, answer) !== undefined) throw new Error(`${answer.key} does not fit`);
  return session;
}

/** A moment to play on from. `step` may be an earlier one than asked for, where only that can be reached. */
export interface Reached {
  readonly root: Root;
  readonly step: number;
}

/**
 * The root at a step of a film. A film that was played again can be left anywhere. One that shows states of older rules
 * can be left where today's rules reach exactly the state shown: from the set-up, or from a state at which a step of the
 * rules begins anew. If they reach no such state there, the nearest earlier one; nothing if there is none.
 */
export function rootAt(rules: Rules<BaseState>, film: Film, step: number): Reached | undefined {
  const whole = rootOf(film.recording);
  if (!film.isTraced) return { root: { ...whole, answers: whole.answers.slice(0, step) }, step };
  const version = rules.version;
  const fromSetUp = lastAlike(rules, film, { ...whole, version, answers: [] }, 0, step);
  if (fromSetUp?.step === step) return fromSetUp;
  const fromState = reachedFromState(rules, film, step);
  if (fromState === undefined) return fromSetUp;
  return fromSetUp !== undefined && fromSetUp.step >= fromState.step ? fromSetUp : fromState;
}

export function rootOf({ game, version, seed, config, courtesy, answers, start }: Played): Root {
  return { game, version, seed, config, courtesy, answers, ...(start === undefined ? {} : { start }) };
}

/** Plays the film's answers from a root, and finds the last moment at which the table is the one that is shown. */
function lastAlike(rules: Rules<BaseState>, film: Film, root: Root, from: number, to: number): Reached | undefined {
  const { answers } = film.recording;
  const runs: Session<BaseState>["run"][] = [];
  try {
    const session = sessionFrom(rules, root);
    runs.push(session.run);
    for (const answer of answers.slice(from, to)) {
      if (submit(session, answer) !== undefined) break;
      runs.push(session.run);
    }
  } catch {
    // What was reached before the answer that no longer fits still counts.
  }
  const n = runs.findLastIndex((run, i) => isAlike(run, film, from + i));
  return n < 0 ? undefined : { root: { ...root, answers: answers.slice(from, from + n) }, step: from + n };
}

function isAlike({ s, pending }: Session<BaseState>["run"], film: Film, step: number): boolean {
  const { run } = film.at(step);
  return same(s, run.s) && same(pending.map(named), run.pending.map(named));
}

function named({ who, key }: { readonly who: Seat; readonly key: string }): string {
  return `${who} ${key}`;
}

/** Steps of a film that are looked at, back from the one that is wanted. */
const FAR = 120;

/**
 * A state that was shown lies within a step of the rules, and which one is not written in it. If a step, begun in that
 * state, asks the same and leaves the state as it is, then the game can begin there.
 */
function reachedFromState(rules: Rules<BaseState>, film: Film, step: number): Reached | undefined {
  let best: Reached | undefined;
  for (let from = step; from >= Math.max(0, step - FAR); from--) {
    const root = beginsAnew(rules, film, from);
    const reached = root === undefined ? undefined : lastAlike(rules, film, root, from, step);
    if (reached?.step === step) return reached;
    if (reached !== undefined && reached.step > (best?.step ?? -1)) best = reached;
  }
  return best;
}

function beginsAnew(rules: Rules<BaseState>, film: Film, step: number): Root | undefined {
  const { s } = film.at(step).run;
  for (const name of Object.keys(rules.steps)) {
    const start = rules.clone(s);
    start.agenda = [name, ...start.agenda];
    const root: Root = { ...rootOf(film.recording), version: rules.version, answers: [], start };
    try {
      if (isAlike(sessionFrom(rules, root).run, film, step)) return root;
    } catch {
      // This step cannot begin in that state.
    }
  }
  return undefined;
}

/**
 * The same moment as a seat sees it, with everything dealt anew that it cannot know. Nothing if the seat is not asked
 * there, or if the table so dealt does not lead to the same question.
 */
export function dealtAnew(rules: Rules<BaseState>, root: Root, seat: Seat, rng: Rng): Root | undefined {
  const session = sessionFrom(rules, root);
  const question = questionFor(session, seat);
  if (question === undefined) return undefined;
  const { before, given } = standpointIn(session.run, question, rng);
  const start: unknown = JSON.parse(JSON.stringify(before));
  const fresh: Root = { ...root, version: rules.version, answers: [], start };
  const again = sessionFrom(rules, fresh);
  for (const known of given) {
    const asked = questionFor(again, known.who);
    if (asked?.key !== known.key) return undefined;
    const value = knownValue(asked, known);
    if (value === undefined || submit(again, { who: known.who, key: known.key, value }) !== undefined) return undefined;
  }
  return same(questionFor(again, seat), question) ? { ...fresh, answers: again.answers } : undefined;
}

/** The shortest way to say it: the state before the step that waits, in place of everything that led there. */
export function shortened(rules: Rules<BaseState>, root: Root): Root {
  const { checkpoint, mark, answers, answersFrom } = sessionFrom(rules, root);
  const start: unknown = JSON.parse(JSON.stringify(checkpoint));
  return { ...root, version: rules.version, start, answers: answers.slice(mark - answersFrom) };
}

/** A line of answers as a game that can be shown again. */
export function asRecording(root: Root, after: readonly Answer[]): Played & Recording {
  return { format: "hypergate-game", ...root, answers: [...root.answers, ...after], hash: "" };
}
