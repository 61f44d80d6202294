/**
 * Random games, checked after every answer: nothing is lost or duplicated, a step that runs again gives the same
 * result, a game saved and loaded is the same, no view reveals a secret, whom the table asks reveals none either, and the
 * order of simultaneous answers does not matter.
 */
import {
  type Answer,
  attempt,
  type BaseState,
  type Bot,
  begin,
  below,
  eventFor,
  isPlain,
  liveRun,
  load,
  Misfit,
  type Question,
  quietAnswer,
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

/** A broken promise: what happened, and a recording that leads to it. */
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
  /** What was used, and which aliens met. */
  readonly used: readonly string[];
  readonly kinds: readonly string[];
}

/** Plays one game, at this table if one is given. Most games have some sensible players, so that they end by somebody winning. */
export function fuzzGame(game: PlayableGame, seed: string, table?: unknown): FuzzResult {
  const rng = seeded(`fuzz ${seed}`);
  const config = table ?? game.randomConfig(rng);
  const courtesy = below(rng, 8) === 0;
  let check: Check | undefined;
  try {
    check = new Check(game, begin(game.rules, config, seed, { courtesy, twice: true }), rng);
    const stopped = playOn(check, botsFor(check, seed));
    return finished(check, stopped);
  } catch (problem) {
    const what = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    const { id, version } = game.rules;
    const answers = check?.given ?? [];
    const recording: Recording = {
      format: "hypergate-game",
      game: id,
      version,
      seed,
      config,
      courtesy,
      answers,
      hash: "",
    };
    return { ...(check === undefined ? NOTHING : counted(check, false)), finding: { seed, what, recording } };
  }
}

function botsFor({ game, session, rng }: Check, seed: string): Bot<unknown>[] {
  const share = below(rng, 32) === 0 ? 0 : 3 + Math.min(2, below(rng, 4));
  return Array.from({ length: game.rules.seats(session.checkpoint) }, (_, seat) => {
    const name = below(rng, 5) < share ? "sensible" : "random";
    return game.bots[name](`${seed} ${seat}`);
  });
}

/** Plays to the end; true if the length limit came first. */
function playOn(check: Check, bots: readonly Bot<unknown>[]): boolean {
  const { game, session, rng } = check;
  for (;;) {
    const { pending } = session.run;
    check.meet(pending);
    if (pending.length === 0) return false;
    if (game.units(session.run.s) > game.limit) return true;
    check.answers++;
    if (pending.length > 1 && below(rng, 24) === 0) {
      check.eitherOrder(pending, bots);
      continue;
    }
    const question = pending[below(rng, pending.length)];
    check.give(session, answerOf(session, question, bots));
    check.everything();
  }
}

function finished(check: Check, stopped: boolean): FuzzResult {
  const { game, session, rng } = check;
  if (!stopped && below(rng, 4) === 0) {
    const again = replay(game.rules, record(session));
    if (stateHash(again.run.s) !== stateHash(session.run.s)) throw new Error("replaying the game led elsewhere");
  }
  return counted(check, stopped);
}

function counted(check: Check, stopped: boolean): FuzzResult {
  const { answers, game, session, kinds } = check;
  return { answers, units: game.units(session.run.s), stopped, used: check.usedInAll(), kinds };
}

/** The finding for a game that could not be set up. */
const NOTHING: FuzzResult = { answers: 0, units: 0, stopped: false, used: [], kinds: [] };

function answerOf(session: Session<BaseState>, question: Question, bots: readonly Bot<unknown>[]): Answer {
  const { who, key } = question;
  return { who, key, value: bots[who](question, () => session.rules.view(session.run.s, who)) };
}

/** A step as a viewer sees it. */
interface Seen {
  readonly used: number;
  /** What the viewer was told, and the table. */
  readonly known: unknown;
  readonly asked: unknown;
  /** Answers with which all who are asked pass. */
  readonly passes: readonly Answer[];
}

/** What a viewer sees of the questions: their own, who is asked openly, and whether the table waits for responses. */
function askedFor(pending: readonly Question[], viewer: Viewer): unknown {
  const others = pending.filter(({ who }) => who !== viewer);
  return {
    own: pending.filter(({ who }) => who === viewer),
    open: others.filter(({ hidden }) => hidden !== true).map(({ who }) => who),
    responses: pending.some(({ hidden }) => hidden === true),
  };
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
  /**
   * Every answer in order, including one on which the engine failed and which was taken back: the recording must lead
   * there.
   */
  given: Answer[] = [];
  #checkpoint: BaseState | undefined;
  #reloaded: BaseState | undefined;
  #seen: BaseState | undefined;

  constructor(game: PlayableGame, session: Session<BaseState>, rng: Rng) {
    this.game = game;
    this.session = session;
    this.rng = rng;
    this.violation = game.checker(session.checkpoint);
  }

  give(session: Session<BaseState>, answer: Answer): void {
    this.given.push(answer);
    const refusal = submit(session, answer);
    if (refusal !== undefined)
      throw new Error(`${answer.key}: ${JSON.stringify(answer.value)} was refused: ${JSON.stringify(refusal)}`);
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
    const one = below(this.rng, seats + 1);
    if (this.session.courtesy && this.game.asksMayTell !== true) this.asksAlike(one < seats ? one : "spectator");
  }

  /**
   * The step, run again from its saved checkpoint with the same answers, must stop at the same place in the same way.
   */
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

  /**
   * A checkpoint as read from a file. Checks every time that it is plain data, and now and then passes it through JSON.
   */
  reload(checkpoint: BaseState): BaseState {
    if (!isPlain(checkpoint)) throw new Error("the state is not plain data and would not survive being saved");
    return below(this.rng, 8) === 0 ? JSON.parse(JSON.stringify(checkpoint)) : checkpoint;
  }

  /** Dealing secrets again must not change what the viewer sees. */
  tellsNothing(viewer: Viewer): void {
    const { rules, run } = this.session;
    const other = rules.resample(run.s, viewer, this.rng);
    if (!same(rules.view(other, viewer), rules.view(run.s, viewer)))
      throw new Error(`the view of ${viewer} tells a secret`);
  }

  /**
   * Dealing secrets again must not change whom the table asks, as far as the viewer sees it. Deals in which the answers
   * do not fit are other games. If one deal asks something more, and a pass leads to where the other deal is already, then
   * only a secret can be the reason. (A question whose pass tells everybody why it
   * was asked, as in PLN-04, is no secret.)
   */
  asksAlike(viewer: Viewer): void {
    const { rules, checkpoint, answers, mark } = this.session;
    const dealt = rules.resample(checkpoint, viewer, this.rng);
    const given = answers.slice(mark);
    const here = this.seen(checkpoint, given, viewer);
    const there = this.seen(dealt, given, viewer);
    if (here === undefined || there?.used !== here.used || same(there.asked, here.asked)) return;
    const isAhead = (start: BaseState, from: Seen, to: Seen) => {
      const passed = this.seen(start, [...given, ...from.passes], viewer);
      return passed !== undefined && same([passed.known, passed.asked], [to.known, to.asked]);
    };
    if (isAhead(checkpoint, here, there) || isAhead(dealt, there, here))
      throw new Error(`whom the table asks tells ${viewer} a secret: ${JSON.stringify([here.asked, there.asked])}`);
  }

  /** What a viewer sees of a step with these answers; nothing if they do not fit. */
  seen(start: BaseState, given: readonly Answer[], viewer: Viewer): Seen | undefined {
    const { rules } = this.session;
    const run = liveRun(rules, start, given, true);
    if (run.s.agenda.length === 0) return undefined;
    try {
      const isDone = attempt(run);
      const known = (run.events ?? []).map((event) => eventFor(event, viewer));
      const passes = run.pending.map((question) => ({ ...question, value: quietAnswer(question) }));
      return {
        used: run.used,
        known: [known, rules.view(run.s, viewer)],
        asked: isDone ? "nobody" : askedFor(run.pending, viewer),
        passes: passes.map(({ who, key, value }) => ({ who, key, value })),
      };
    } catch (problem) {
      if (problem instanceof Misfit) return undefined;
      throw problem;
    }
  }

  /** Two answers to simultaneous questions: their order must not matter. */
  eitherOrder(pending: readonly Question[], bots: readonly Bot<unknown>[]): void {
    const { session } = this;
    const [one, two] = pending.slice(0, 2).map((question) => answerOf(session, question, bots));
    const answers: readonly Answer[] = JSON.parse(JSON.stringify(session.answers.slice(session.mark)));
    const other = load(this.game.rules, { ...save(session), answers, mark: 0 });
    const before = [...this.given];
    this.give(session, one);
    this.give(session, two);
    const { given } = this;
    this.given = before;
    this.give(other, two);
    this.give(other, one);
    this.given = given;
    if (!same(other.run.s, session.run.s)) throw new Error("the order in which two answers came changed the outcome");
    this.everything();
  }
}
