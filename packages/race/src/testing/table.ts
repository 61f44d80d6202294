/**
 * A table for tests. A scenario sets up a position, gives named answers and looks at the result. Every answer is checked
 * against the question it is meant for, every step is run twice, and the invariants are checked after each answer.
 */
import {
  begin,
  optionsOf,
  type Question,
  questionFor,
  type Ref,
  type Seat,
  type Session,
  submit,
  type Value,
} from "@hypergate/kernel";
import { cardOf, DESIGN } from "../cards.ts";
import { generalMilitary } from "../figures.ts";
import { checkInvariants } from "../invariants.ts";
import { race } from "../rules.ts";
import { type Score, scores } from "../score.ts";
import type { Config, Position, SeatPosition } from "../setup.ts";
import type { State } from "../state.ts";
import type { View } from "../view.ts";

/** What a test says about its table; the rest is two players, one action each, no goals, no takeovers. */
export interface Setting extends Omit<Position, "seats"> {
  readonly sets?: string;
  readonly takeovers?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly courtesy?: boolean;
  /** In table order. */
  readonly seats: readonly SeatPosition[];
}

type Given = string | number | boolean | readonly string[];

export interface TestTable {
  readonly session: Session<State, View, Config>;
  /** The action of each seat, or both actions in an array. */
  choose(...actions: readonly (string | readonly string[])[]): void;
  /** Answers the question of this key; short names are enough. */
  answer(seat: Seat, key: string, value: Given): void;
  /** The key of the question a seat is asked, if any. */
  asked(seat: Seat): string | undefined;
  question(seat: Seat): Question;
  /** Short names of the options. */
  options(seat: Seat): string[];
  /**
   * Goes on to the next choice of actions. Only the questions that are listed may come before it, each at least once: they
   * are passed, or answered with the first options if they cannot be.
   */
  finish(...passed: readonly string[]): void;
  /** Goes on until a seat is asked `key`, in the same way. */
  until(key: string, ...passed: readonly string[]): void;
  hand(seat: Seat): string[];
  tableau(seat: Seat): string[];
  goods(seat: Seat): string[];
  chips(seat: Seat): number;
  military(seat: Seat): number;
  deck(): number;
  discard(): number;
  score(seat: Seat): Score;
  state(): State;
  /** How often an event was told. */
  told(id: string): number;
}

export function table(setting: Setting): TestTable {
  const players = setting.seats.length;
  const { seats, sets, takeovers, settings, seed, courtesy, ...position } = setting;
  const config: Config = {
    settings: {
      players,
      sets: sets ?? "base+storm+rebel",
      takeovers: takeovers === true ? "on" : "off",
      goals: setting.goals !== undefined,
      ...(players === 2 ? { actionsForTwo: 1 } : {}),
      ...settings,
    },
    position: { stage: "round", ...position, seats },
  };
  const session = begin(race, config, seed ?? "test", { twice: true, courtesy: courtesy ?? false });
  const state = (): State => session.run.s;
  const question = (seat: Seat): Question => {
    const asked = questionFor(session, seat);
    if (asked === undefined) throw new Error(`seat ${seat} is asked nothing; asked are ${pending(session)}`);
    return asked;
  };
  const give = (seat: Seat, value: Value): void => {
    const refusal = submit(session, { who: seat, key: question(seat).key, value });
    if (refusal !== undefined) throw new Error(`${question(seat).key}: ${JSON.stringify(refusal)}`);
    const problem = checkInvariants(state());
    if (problem !== undefined) throw new Error(problem);
  };
  const goOn = (isThere: (question: Question) => boolean, passed: readonly string[]): void => {
    const met = new Set<string>();
    for (;;) {
      const [first] = session.run.pending;
      if (first === undefined || session.run.pending.some(isThere)) break;
      if (!passed.includes(first.key)) throw new Error(`an unexpected question: ${pending(session)}`);
      met.add(first.key);
      give(first.who, easiest(first));
    }
    const unmet = passed.filter((key) => !met.has(key));
    if (unmet.length > 0) throw new Error(`nobody was asked ${unmet.join(", ")}`);
  };
  const it: TestTable = {
    session,
    choose: (...actions) => {
      actions.forEach((action, seat) => {
        it.answer(seat, typeof action === "string" ? "choose.action" : "choose.actions", action);
      });
    },
    answer: (seat, key, value) => {
      const asked = question(seat);
      if (asked.key !== key) throw new Error(`seat ${seat} is asked ${asked.key}, not ${key}`);
      give(seat, meant(asked, value));
    },
    asked: (seat) => questionFor(session, seat)?.key,
    question,
    options: (seat) => optionsOf(question(seat)).map(short),
    finish: (...passed) => {
      goOn((one) => one.key.startsWith("choose."), passed);
    },
    until: (key, ...passed) => {
      goOn((one) => one.key === key, passed);
      if (!session.run.pending.some((one) => one.key === key)) throw new Error(`nobody is asked ${key}`);
    },
    hand: (seat) => state().secret.hands[seat].map(name),
    tableau: (seat) => state().table.players[seat].tableau.map(name),
    goods: (seat) =>
      state()
        .table.players[seat].tableau.filter((card) => state().table.good[card] === 1)
        .map(name),
    chips: (seat) => state().table.players[seat].chips,
    military: (seat) => generalMilitary(state().table.players[seat].figures),
    deck: () => state().secret.deck.length,
    discard: () => state().secret.discard.length,
    score: (seat) => scores(state())[seat],
    state,
    told: (id) => session.events.filter((event) => event.id === id).length,
  };
  return it;
}

function pending(session: Session<State, View, Config>): string {
  return session.run.pending.map((one) => `${one.who} ${one.key}`).join(", ");
}

function name(card: number): string {
  return DESIGN[card].id;
}

/** `card/gem-world` is `gem-world`, whichever copy it is; `power/old-earth/consumeGoods` is `old-earth`. */
function short(ref: Ref): string {
  const card = cardOf(ref);
  return card === undefined ? ref.split("/")[1] : DESIGN[card].id;
}

/** The full answer to a question from short names. */
function meant(question: Question, value: Given): Value {
  if (typeof value === "number" || typeof value === "boolean") return value;
  const full = (word: string): Ref => {
    const found = optionsOf(question).find((ref) => ref === word || short(ref) === word);
    if (found === undefined)
      throw new Error(`${question.key}: "${word}" is not among ${optionsOf(question).map(short).join(", ")}`);
    return found;
  };
  return typeof value === "string" ? full(value) : value.map(full);
}

/** The answer that takes nothing, or leaves the order of powers to the best plan; where there is none, the first that is legal. */
function easiest(question: Question): Value {
  if (question.kind === "some") return question.options.slice(0, question.min);
  if (question.kind !== "one") throw new Error(`no easy answer to ${question.key}`);
  const none = question.options.find((ref) => ref === "word/none" || ref === "word/done" || ref === "word/plan");
  return none ?? question.options[0];
}
