/**
 * A table for tests: a position, named answers, what may be chosen, and what comes of it. Every step of every test is
 * run twice and compared.
 *
 *     const t = table({ aliens: ["oracle", "zombie", "clone"], hands: [["attack-10"], ["attack-08"]], destiny: ["seat-1"] });
 *     t.until("launch/aim").answer(0, "1.1").answer(0, { "0.1": 3 });
 *     t.until("planning/select");
 *     expect(t.options(1)).toEqual(["attack-08"]);
 */
import {
  type Answer,
  begin,
  history,
  load,
  optionsOf,
  type Question,
  questionFor,
  quietAnswer,
  type Seat,
  type Session,
  save,
  submit,
} from "@hypergate/kernel";
import { CARDS } from "../cards.ts";
import { cosmic } from "../game.ts";
import type { Position } from "../position.ts";
import { foreignColonies, shipsOn } from "../query.ts";
import { planetOf } from "../refs.ts";
import type { Config } from "../setup.ts";
import type { State, Table } from "../state.ts";
import type { View } from "../view.ts";
import { type Named, newStep, type Routine } from "./routine.ts";
import { lengthen, type Short, shorten } from "./short.ts";

export type { Short } from "./short.ts";

export interface TestSetUp extends Position, Routine {
  readonly players?: number;
  readonly aliens?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly courtesy?: boolean;
}

export interface TestTable {
  readonly session: Session<State, View, Config>;
  readonly table: Table;
  readonly state: State;
  /** Goes on until somebody is asked one of these keys; `end` is when the game is over. What comes up before is in `routine.ts`. */
  until(key: string | readonly string[], seat?: Seat): TestTable;
  /** Goes on to the end of the encounter that was going on before the latest answer. */
  finish(): TestTable;
  /** Questions that come up in the next `until` or `finish` and get the quiet answer. */
  passing(...keys: readonly string[]): TestTable;
  /** Cards and powers that windows offer in the next `until` or `finish` and that are left. */
  declining(...things: readonly string[]): TestTable;
  /** Answers what a seat is being asked now. */
  answer(seat: Seat, value: Short): TestTable;
  /** Gives the quiet answer to what this seat is asked now. */
  pass(seat: Seat): TestTable;
  /** What a seat is asked, and what it may choose, in short. */
  question(seat: Seat): Question | undefined;
  asked(seat: Seat): string | undefined;
  options(seat: Seat): string[];
  /** Has a seat been asked this, up to now, or is it being asked? */
  wasAsked(seat: Seat, key: string): boolean;
  hand(seat: Seat): string[];
  /** The discard pile, the top card last. */
  readonly discard: readonly string[];
  ships(planet: string, seat: Seat): number;
  colonies(seat: Seat): number;
  told(id: string): readonly Readonly<Record<string, unknown>>[];
  readonly history: readonly string[];
}

export function table(setUp: TestSetUp): TestTable {
  const {
    players,
    aliens,
    settings,
    seed,
    courtesy,
    passing = [],
    declining = [],
    lenient = false,
    ...position
  } = setUp;
  const n = players ?? aliens?.length ?? 3;
  const config: Config = {
    players: n,
    settings: { alienSelection: aliens ? "chosen" : "random", useFlares: true, ...settings },
    ...(aliens === undefined ? {} : { aliens }),
    position,
  };
  const session = begin(cosmic, config, seed ?? "test", { twice: true, courtesy: courtesy ?? false });
  return wrap(session, { passing, declining, lenient });
}

/** A table set up by the rules, not by hand. */
export function setTable(config: Config, seed = "test", routine: Routine = {}): TestTable {
  return wrap(begin(cosmic, config, seed, { twice: true }), routine);
}

/** Everybody keeps the first of the two aliens dealt. What the game asks next depends on them. */
export function draft(t: TestTable): TestTable {
  for (let seat = 0; seat < t.table.seats; seat++) t.pass(seat);
  return t;
}

/** The windows at which a seat was asked up to now: at others it had nothing to choose. */
export function windowsAsked(t: TestTable, seat: Seat): string[] {
  const keys = t.session.answers.filter(({ who, key }) => who === seat && key.startsWith("window/"));
  return keys.map(({ key }) => key);
}

/** What is left of the cosmic deck without flares when these cards are elsewhere, by name. */
export function restOfDeck(used: readonly string[]): string[] {
  const left = CARDS.filter((card) => card.type !== "flare" && card.back === "cosmic").map((card) => card.name);
  for (const name of used) if (left.includes(name)) left.splice(left.indexOf(name), 1);
  return left;
}

function wrap(session: Session<State, View, Config>, always: Routine): TestTable {
  const state = () => session.run.s;
  /** The encounter that `finish` ends: the one a test has come to, even if its latest answer led into the next. */
  let encounter = state().table.encounter.n;
  const give = (answer: Answer) => {
    encounter = state().table.encounter.n;
    const refusal = submit(session, answer);
    if (refusal !== undefined)
      throw new Error(
        `seat ${answer.who}, ${answer.key}: ${JSON.stringify(answer.value)} refused: ${JSON.stringify(refusal)}`,
      );
    checkReload(session);
  };
  const need = (seat: Seat): Question => {
    const question = questionFor(session, seat);
    if (question !== undefined) return question;
    const asked = session.run.pending.map((one) => `${one.who} ${one.key}`).join(", ");
    throw new Error(`seat ${seat} is not asked anything; asked: ${asked || "nobody"}`);
  };
  let named: Named = { passing: [], declining: [] };
  const goOn = (goal: string, reached: () => boolean) => {
    const step = newStep(goal, always, named);
    named = { passing: [], declining: [] };
    for (let guard = 0; !reached(); guard++) {
      const [question] = session.run.pending;
      if (question === undefined) throw new Error(`the game ended on the way to ${goal}`);
      if (guard === 2000) throw new Error(`${goal} was never reached`);
      step.check(question);
      give({ who: question.who, key: question.key, value: quietAnswer(question) });
    }
    step.end();
    encounter = state().table.encounter.n;
  };
  const self: TestTable = {
    session,
    get table() {
      return state().table;
    },
    get state() {
      return state();
    },
    until(key, seat) {
      const keys = typeof key === "string" ? [key] : key;
      goOn(keys.join(" or "), () =>
        session.run.pending.length === 0
          ? keys.includes("end")
          : session.run.pending.some((one) => keys.includes(one.key) && (seat === undefined || one.who === seat)),
      );
      return self;
    },
    finish() {
      goOn(
        "the end of the encounter",
        () => state().table.encounter.n !== encounter || session.run.pending.length === 0,
      );
      return self;
    },
    passing(...keys) {
      named.passing.push(...keys);
      return self;
    },
    declining(...things) {
      named.declining.push(...things);
      return self;
    },
    answer(seat, value) {
      const question = need(seat);
      give({ who: seat, key: question.key, value: lengthen(question, value) });
      return self;
    },
    pass(seat) {
      const question = need(seat);
      give({ who: seat, key: question.key, value: quietAnswer(question) });
      return self;
    },
    question: (seat) => questionFor(session, seat),
    asked: (seat) => questionFor(session, seat)?.key,
    options: (seat) => optionsOf(need(seat)).map(shorten),
    wasAsked: (seat, key) =>
      [...session.answers, ...session.run.pending].some((one) => one.who === seat && one.key === key),
    hand: (seat) =>
      state()
        .secret.hands[seat].map((card) => CARDS[card].name)
        .sort(),
    get discard() {
      return state().table.discard.map((card) => CARDS[card].name);
    },
    ships: (planet, seat) => shipsOn(state().table, planetOf(`planet/${planet}`), seat),
    colonies: (seat) => foreignColonies(state().table, seat),
    told: (id) => session.events.filter((event) => event.id === id).map((event) => event.params),
    get history() {
      return history(session);
    },
  };
  return self;
}

/** Saving and loading at every question must lead to the same table and the same questions. */
function checkReload(session: Session<State, View, Config>): void {
  const again = load(cosmic, JSON.parse(JSON.stringify(save(session))));
  if (JSON.stringify(again.run.s) !== JSON.stringify(session.run.s)) throw new Error("reloading changed the state");
  if (JSON.stringify(again.run.pending) !== JSON.stringify(session.run.pending))
    throw new Error("reloading changed the questions");
}
