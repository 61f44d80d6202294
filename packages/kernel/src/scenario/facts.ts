/** Facts: what a file may expect, by name. Each fact reads its value from the position and says how to compare it. */
import { optionsOf, type Question, type Ref, type Seat } from "../question.ts";
import type { BaseState, GameEvent } from "../rules.ts";
import { fieldPlace, type Report } from "./findings.ts";
import { readSeat, type SeatNames } from "./seats.ts";
import {
  ANYTHING,
  about,
  COUNT,
  FLAG,
  isRecord,
  listOf,
  objectOf,
  oneOf,
  recordOf,
  type Shape,
  TEXT,
  WHOLE,
  word,
} from "./shape.ts";

/** The position at one moment. At the end of a step nobody is asked anything. */
export interface Now<S extends BaseState = BaseState> {
  readonly state: S;
  /** All events told so far. */
  readonly events: readonly GameEvent[];
  readonly pending: readonly Question[];
}

/**
 * How a value is compared: `names` in any order, `order` in this order, `top` as the beginning of a list, `counts` as
 * numbers by seat. A thing in a list is a name, or a list of names for the same thing, the usual one first.
 */
export type Kind =
  | "number"
  | "text"
  | "name"
  | "flag"
  | "seat"
  | "seats"
  | "names"
  | "order"
  | "top"
  | "counts"
  | "question"
  | "anything";

export interface Fact<S extends BaseState = BaseState> {
  readonly about: string;
  readonly kind: Kind;
  /** Asked for by seat, or by another name that `key` understands. */
  readonly by?: "seat" | KeyKind;
  readonly read: (now: Now<S>, key: string, seats: SeatNames) => unknown;
}

/** What single facts are asked for by, other than seats. */
export interface KeyKind {
  readonly kind: string;
  /** The key that is meant; nothing if there is none of this name. */
  readonly meant: (name: string, seats: SeatNames) => string | undefined;
}

export type Facts<S extends BaseState = BaseState> = Readonly<Record<string, Fact<S>>>;

/** One thing that is expected. */
export interface Expected {
  /** As the file names it: `pool`, `chips red`. */
  readonly what: string;
  readonly fact: string;
  /** Seats and other keys in the form that facts know; for a whole list by seat nothing. */
  readonly key: string | undefined;
  readonly wanted: unknown;
}

/** The names that an option may be called by, the usual one first. */
export type Called = (ref: Ref, seats: SeatNames) => readonly string[];

/** Facts that every game has: who is asked what, and which events were told. */
export function commonFacts<S extends BaseState>(called: Called): Facts<S> {
  const ofSeat = (now: Now<S>, key: string): Question | undefined =>
    now.pending.find((question) => question.who === Number(key));
  return {
    asked: {
      about: 'the key of the question a seat is asked, or "nothing"',
      kind: "text",
      by: "seat",
      read: (now, key) => ofSeat(now, key)?.key ?? "nothing",
    },
    options: {
      about: "what a seat may choose now",
      kind: "names",
      by: "seat",
      read: (now, key, seats) => offered(ofSeat(now, key)).map((ref) => called(ref, seats)),
    },
    question: {
      about: "parts of the question a seat is asked: key, options, least and most, slots",
      kind: "question",
      by: "seat",
      read: (now, key, seats) => questionFacts(ofSeat(now, key), called, seats),
    },
    told: {
      about: "how often an event was told up to now, by its id",
      kind: "number",
      by: { kind: "event", meant: (name) => name },
      read: (now, key) => now.events.filter((event) => event.id === key).length,
    },
  };
}

function offered(question: Question | undefined): readonly Ref[] {
  return question === undefined ? [] : optionsOf(question);
}

export interface QuestionFacts {
  readonly asked: string;
  readonly options: readonly (readonly string[])[];
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly slots: readonly { readonly called: readonly string[]; readonly max: number }[];
}

export function questionFacts(question: Question | undefined, called: Called, seats: SeatNames): QuestionFacts {
  const isBounded = question?.kind === "some" || question?.kind === "spread" || question?.kind === "number";
  const slots = question?.kind === "spread" ? question.slots : [];
  return {
    asked: question?.key ?? "nothing",
    options: offered(question).map((ref) => called(ref, seats)),
    min: isBounded ? question.min : undefined,
    max: isBounded ? question.max : undefined,
    slots: slots.map(({ ref, max }) => ({ called: called(ref, seats), max })),
  };
}

const NOBODY_WORD = word("seat", () => ["nobody"]);
const BOUNDS = objectOf({ atLeast: WHOLE, atMost: WHOLE });
const SOME_NAMES = objectOf({ includes: listOf(TEXT), excludes: listOf(TEXT), count: COUNT });
export const QUESTION_PARTS: Readonly<Record<string, Shape>> = {
  asked: about("the key of the question", TEXT),
  options: about("all that may be chosen, in any order", listOf(TEXT)),
  min: about("the least that may be chosen", COUNT),
  max: about("the most that may be chosen", COUNT),
  slots: about("the most for each place", recordOf(COUNT)),
};

function kindShape(kind: Kind, seat: Shape): Shape {
  switch (kind) {
    case "number":
      return oneOf(WHOLE, BOUNDS);
    case "text":
    case "name":
      return TEXT;
    case "flag":
      return FLAG;
    case "seat":
      return oneOf(seat, NOBODY_WORD);
    case "seats":
      return listOf(seat);
    case "names":
    case "order":
      return oneOf(listOf(TEXT), SOME_NAMES);
    case "top":
      return listOf(TEXT);
    case "counts":
      return oneOf(listOf(WHOLE), recordOf(oneOf(WHOLE, BOUNDS)));
    case "question":
      return objectOf(QUESTION_PARTS);
    case "anything":
      return ANYTHING;
  }
}

/** The shape of `expect`. */
export function expectShape(facts: Facts, seat: Shape): Shape {
  const fields: Record<string, Shape> = {};
  for (const [name, fact] of Object.entries(facts)) {
    const value = kindShape(fact.kind, seat);
    const one =
      fact.by === undefined ? value : fact.by === "seat" ? oneOf(recordOf(value), listOf(value)) : recordOf(value);
    fields[name] = about(fact.about, one);
  }
  return objectOf(fields);
}

/** Reads what is expected. Its shape was checked before. */
export function readExpected(
  value: unknown,
  facts: Facts,
  seats: SeatNames,
  place: string,
  report: Report,
): Expected[] {
  const all: Expected[] = [];
  for (const [fact, wanted] of Object.entries(isRecord(value) ? value : {})) {
    const { by } = facts[fact];
    const here = fieldPlace(place, fact);
    if (by === undefined) all.push({ what: fact, fact, key: "", wanted });
    else if (Array.isArray(wanted)) {
      if (wanted.length > seats.length) report(here, "scenario.seats", { n: wanted.length, most: seats.length });
      all.push({ what: fact, fact, key: undefined, wanted });
    } else
      for (const [name, part] of Object.entries(wanted as object)) {
        const key = keyNamed(by, name, seats, here, report);
        if (key !== undefined) all.push({ what: `${fact} ${name}`, fact, key, wanted: part });
      }
  }
  return all;
}

function keyNamed(
  by: "seat" | KeyKind,
  name: string,
  seats: SeatNames,
  place: string,
  report: Report,
): string | undefined {
  if (by === "seat") {
    const seat: Seat | undefined = readSeat(name, seats, place, report);
    return seat === undefined ? undefined : String(seat);
  }
  const key = by.meant(name, seats);
  if (key === undefined) report(place, "scenario.name", { kind: `kind/${by.kind}`, name });
  return key;
}
