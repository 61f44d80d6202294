/**
 * Random games with every promise checked after every answer: nothing is lost or doubled, a step run again gives the
 * same, a game saved and loaded is the same, no view tells what it must not, and it does not matter who answers first.
 */
import {
  type Answer,
  attempt,
  type BaseState,
  type Bot,
  begin,
  below,
  isPlain,
  liveRun,
  load,
  type Question,
  type Recording,
  type Rng,
  record,
  replay,
  type Session,
  same,
  save,
  seeded,
  stateHash,
  submit,
  type Viewer,
} from "@hypergate/kernel";
import type { PlayableGame } from "./games.ts";

/** Something that must not be: what, and a recording that leads there. */
export interface Finding {
  readonly seed: string;
  readonly what: string;
  readonly recording: Recording;
}

export interface FuzzResult {
  readonly answers: number;
  readonly units: number;
  readonly stopped: boolean;
  readonly finding?: Finding;
  /** What was used, and the kinds that met. */
  readonly used: readonly string[];
  readonly kinds: readonly string[];
}

/** Plays one game. Most games have sensible players among the random ones, so that they also end in earnest. */
export function fuzzGame(game: PlayableGame, seed: string): FuzzResult {
  const rng = seeded(`fuzz ${seed}`);
  const config = game.randomConfig(rng);
  const courtesy = below(rng, 16) === 0;
  const session = begin(game.rules, config, seed, { courtesy, twice: true });
  const check = new Check(game, session, rng);
  const share = below(rng, 32) === 0 ? 0 : 3 + Math.min(2, below(rng, 4));
  const bots = Array.from({ length: game.rules.seats(session.checkpoint) }, (_, seat): Bot<unknown> => {
    const name = below(rng, 5) < share ? "sensible" : "random";
    return game.bots[name](`${seed} ${seat}`);
  });
  try {
    for (;;) {
      const { pending } = session.run;
      check.meet(pending);
      if (pending.length === 0) return finished(game, session, check, false);
      if (game.units(session.run.s) > game.limit) return finished(game, session, check, true);
      check.answers++;
      if (pending.length > 1 && below(rng, 24) === 0) {
        check.eitherOrder(pending, bots);
        continue;
      }
      const question = pending[below(rng, pending.length)];
      give(session, answerOf(session, question, bots));
      check.everything();
    }
  } catch (problem) {
    const what = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    const recording = { ...record(session), hash: "" };
    return { ...finished(game, session, check, false, true), finding: { seed, what, recording } };
  }
}

function finished(
  game: PlayableGame,
  session: Session<BaseState>,
  check: Check,
  stopped: boolean,
  failed = false,
): FuzzResult {
  if (!failed && !stopped && below(check.rng, 4) === 0) {
    const again = replay(game.rules, record(session));
    if (stateHash(again.run.s) !== stateHash(session.run.s)) throw new Error("replaying the game led elsewhere");
  }
  return {
    answers: check.answers,
    units: game.units(session.run.s),
    stopped,
    used: check.usedInAll(),
    kinds: check.kinds,
  };
}

function answerOf(session: Session<BaseState>, question: Question, bots: readonly Bot<unknown>[]): Answer {
  const { who, key } = question;
  return { who, key, value: bots[who](question, () => session.rules.view(session.run.s, who)) };
}

function give(session: Session<BaseState>, answer: Answer): void {
  const refusal = submit(session, answer);
  if (refusal !== undefined)
    throw new Error(`${answer.key}: ${JSON.stringify(answer.value)} was refused: ${JSON.stringify(refusal)}`);
}

/** The checks of one game. */
class Check {
  readonly game: PlayableGame;
  readonly session: Session<BaseState>;
  readonly rng: Rng;
  readonly violation: (state: BaseState) => string | undefined;
  readonly tally: Record<string, number> = {};
  kinds: readonly string[] = [];
  answers = 0;
  #checkpoint: BaseState | undefined;
  #reloaded: BaseState | undefined;
  #seen: BaseState | undefined;

  constructor(game: PlayableGame, session: Session<BaseState>, rng: Rng) {
    this.game = game;
    this.session = session;
    this.rng = rng;
    this.violation = game.checker(session.checkpoint);
  }

  meet(questions: readonly Question[]): void {
    const { s } = this.session.run;
    for (const question of questions) this.game.uses.note(this.tally, question, s);
    if (this.kinds.length === 0) this.kinds = this.game.kinds(this.session.checkpoint);
  }

  usedInAll(): string[] {
    this.game.uses.noteEvents(this.tally, this.session.events);
    return Object.keys(this.tally).filter((name) => this.tally[name] > 0);
  }

  everything(): void {
    const state = this.session.run.s;
    const wrong = this.violation(state);
    if (wrong !== undefined) throw new Error(wrong);
    this.runAgain();
    if (same(state, this.#seen)) return;
    this.#seen = state;
    const seats = this.game.rules.seats(state);
    for (let seat = 0; seat < seats; seat++) this.tellsNothing(seat);
    this.tellsNothing("spectator");
  }

  /** The step, begun from its saved checkpoint with the same answers, must stop at the same place in the same way. */
  runAgain(): void {
    const { session } = this;
    if (this.#checkpoint !== session.checkpoint) {
      this.#checkpoint = session.checkpoint;
      this.#reloaded = this.reload(session.checkpoint);
    }
    const answers = session.answers.slice(session.mark);
    const run = liveRun(session.rules, this.#reloaded as BaseState, answers, session.courtesy);
    if (run.s.agenda.length > 0) attempt(run);
    if (!same(run.s, session.run.s)) throw new Error("saved, loaded and run again, the state differs");
    if (!same(run.pending, session.run.pending)) throw new Error("saved, loaded and run again, the questions differ");
    if (!same(run.events, session.run.events)) throw new Error("saved, loaded and run again, the events differ");
  }

  /** A checkpoint as it comes back from a file. That it is plain data is checked every time, the way through JSON now and then. */
  reload(checkpoint: BaseState): BaseState {
    if (!isPlain(checkpoint)) throw new Error("the state is not plain data and would not survive being saved");
    return below(this.rng, 8) === 0 ? JSON.parse(JSON.stringify(checkpoint)) : checkpoint;
  }

  /** Dealing anew what a viewer cannot know must not change what the viewer sees. */
  tellsNothing(viewer: Viewer): void {
    const { rules, run } = this.session;
    const other = rules.resample(run.s, viewer, this.rng);
    if (!same(rules.view(other, viewer), rules.view(run.s, viewer)))
      throw new Error(`the view of ${viewer} tells a secret`);
  }

  /** Two answers to questions asked at the same time: the order in which they come must not matter. */
  eitherOrder(pending: readonly Question[], bots: readonly Bot<unknown>[]): void {
    const { session } = this;
    const [one, two] = pending.slice(0, 2).map((question) => answerOf(session, question, bots));
    const since = { ...save(session), answers: session.answers.slice(session.mark), mark: 0 };
    const other = load(this.game.rules, JSON.parse(JSON.stringify(since)));
    give(session, one);
    give(session, two);
    give(other, two);
    give(other, one);
    if (!same(other.run.s, session.run.s)) throw new Error("the order in which two answers came changed the outcome");
    this.everything();
  }
}
