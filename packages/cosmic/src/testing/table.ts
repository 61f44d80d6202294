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
  type Counts,
  type DealAnswer,
  history,
  load,
  optionsOf,
  type Question,
  questionFor,
  quietAnswer,
  type Ref,
  type Seat,
  type Session,
  save,
  submit,
  type Value,
} from "@hypergate/kernel";
import { CARDS } from "../cards.ts";
import { cosmic } from "../game.ts";
import type { Position } from "../position.ts";
import { foreignColonies, shipsOn } from "../query.ts";
import { planetOf } from "../refs.ts";
import type { Config } from "../setup.ts";
import type { State, Table } from "../state.ts";
import type { View } from "../view.ts";

export interface TestSetUp extends Position {
  readonly players?: number;
  readonly aliens?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly courtesy?: boolean;
}

/** An answer in short: refs may leave out what they are and which copy (`attack-08`, `1.2`, `pass`, `oracle`). */
export type Short = string | number | boolean | readonly string[] | Counts | DealAnswer;

export interface TestTable {
  readonly session: Session<State, View, Config>;
  readonly table: Table;
  readonly state: State;
  /** Gives the default answer to everything until somebody is asked `key`, or the game is over. */
  until(key: string, seat?: Seat): TestTable;
  /** Answers what a seat is being asked now. */
  answer(seat: Seat, value: Short): TestTable;
  /** Gives the default answer to what this seat is asked now. */
  pass(seat: Seat): TestTable;
  /** What a seat is asked, and what it may choose, in short. */
  question(seat: Seat): Question | undefined;
  asked(seat: Seat): string | undefined;
  options(seat: Seat): string[];
  /** Has a seat been asked this, up to now, or is it being asked? */
  wasAsked(seat: Seat, key: string): boolean;
  /** Plays on with default answers to the end of this encounter. */
  finish(): TestTable;
  hand(seat: Seat): string[];
  /** The discard pile, the top card last. */
  readonly discard: readonly string[];
  ships(planet: string, seat: Seat): number;
  colonies(seat: Seat): number;
  told(id: string): readonly Readonly<Record<string, unknown>>[];
  readonly history: readonly string[];
}

export function table(setUp: TestSetUp): TestTable {
  const { players, aliens, settings, seed, courtesy, ...position } = setUp;
  const n = players ?? aliens?.length ?? 3;
  const config: Config = {
    players: n,
    settings: { alienSelection: aliens ? "chosen" : "random", useFlares: true, ...settings },
    ...(aliens === undefined ? {} : { aliens }),
    position,
  };
  const session = begin(cosmic, config, seed ?? "test", { twice: true, courtesy: courtesy ?? false });
  return wrap(session);
}

/** A table set up by the rules, not by hand. */
export function setTable(config: Config, seed = "test"): TestTable {
  return wrap(begin(cosmic, config, seed, { twice: true }));
}

/** The windows at which a seat was asked up to now: at others it had nothing to choose. */
export function windowsAsked(t: TestTable, seat: Seat): string[] {
  const keys = t.session.answers.filter(({ who, key }) => who === seat && key.startsWith("window/"));
  return keys.map(({ key }) => key);
}

/** What is left of the cosmic deck without flares when these cards are elsewhere, by name. */
export function restOfDeck(used: readonly string[]): string[] {
  const left = CARDS.filter((card) => card.type !== "flare").map((card) => card.name);
  for (const name of used) if (left.includes(name)) left.splice(left.indexOf(name), 1);
  return left;
}

function wrap(session: Session<State, View, Config>): TestTable {
  const state = () => session.run.s;
  const give = (answer: Answer) => {
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
  const self: TestTable = {
    session,
    get table() {
      return state().table;
    },
    get state() {
      return state();
    },
    until(key, seat) {
      for (let guard = 0; guard < 2000; guard++) {
        const pending = session.run.pending;
        if (pending.length === 0) {
          if (key === "end") return self;
          throw new Error(`the game ended before ${key} was asked`);
        }
        if (pending.some((one) => one.key === key && (seat === undefined || one.who === seat))) return self;
        const question = pending[0];
        give({ who: question.who, key: question.key, value: quietAnswer(question) });
      }
      throw new Error(`${key} was never asked`);
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
    finish() {
      const { n } = state().table.encounter;
      while (state().table.encounter.n === n && session.run.pending.length > 0) {
        const question = session.run.pending[0];
        give({ who: question.who, key: question.key, value: quietAnswer(question) });
      }
      return self;
    },
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

/** `card/attack-08.2` is `attack-08` in short. */
function shorten(ref: Ref): string {
  const bare = ref.slice(ref.indexOf("/") + 1);
  return ref.startsWith("card/") ? bare.replace(/\.\d+$/, "") : bare;
}

/** The option a short form means. */
function lengthen(question: Question, value: Short): Value {
  const options = optionsOf(question);
  const taken: Ref[] = [];
  const full = (short: string): Ref => {
    const ref = options.find(
      (one) => !taken.includes(one) && (one === short || shorten(one) === short || one.endsWith(`/${short}`)),
    );
    if (ref !== undefined) taken.push(ref);
    return ref ?? short;
  };
  const counts = (given: Counts): Counts => Object.fromEntries(Object.entries(given).map(([key, n]) => [full(key), n]));
  if (typeof value === "string") return full(value);
  if (Array.isArray(value)) return value.map(full);
  if (typeof value !== "object") return value as number | boolean;
  const record = value as Counts | DealAnswer;
  if (!("do" in record)) return counts(record as Counts);
  const offer = record as DealAnswer;
  return offer.do === "offer" ? { do: "offer", give: counts(offer.give), want: counts(offer.want) } : offer;
}
