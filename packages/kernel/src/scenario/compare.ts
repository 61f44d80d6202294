/** Compares what is so with what a file expects. */
import type { BaseState } from "../rules.ts";
import { same } from "../same.ts";
import type { Expected, Facts, Kind, Now, QuestionFacts } from "./facts.ts";
import { type SeatNames, seatNamed } from "./seats.ts";
import { isRecord } from "./shape.ts";

/** A difference: the actual value and the expected one. */
export interface Difference {
  readonly what: string;
  readonly is: string;
  readonly wanted: string;
}

/** A thing in a list: its name, or all names that mean it. */
type Named = string | readonly string[];

export function differences<S extends BaseState>(
  all: readonly Expected[],
  facts: Facts<S>,
  now: Now<S>,
  seats: SeatNames,
): Difference[] {
  return all.flatMap(({ what, fact, key, wanted }) => {
    const { kind, read } = facts[fact];
    if (key !== undefined) return compared(kind, what, read(now, key, seats), wanted, seats);
    const values = seats.map((_, seat) => read(now, String(seat), seats));
    const list = wanted as readonly unknown[];
    const isSo = list.length === seats.length && list.every((one, seat) => meets(kind, values[seat], one, seats));
    return isSo ? [] : [{ what, is: shown(values), wanted: shown(wanted) }];
  });
}

function compared(kind: Kind, what: string, actual: unknown, wanted: unknown, seats: SeatNames): Difference[] {
  if (kind === "question") return questionDifferences(what, actual as QuestionFacts, wanted, seats);
  if (meets(kind, actual, wanted, seats)) return [];
  return [{ what, is: shown(actual, kind, seats), wanted: shown(wanted) }];
}

/** The parts of a question that are not as listed. */
export function questionDifferences(
  what: string,
  actual: QuestionFacts,
  wanted: unknown,
  seats: SeatNames,
): Difference[] {
  const parts = isRecord(wanted) ? wanted : {};
  const result: Difference[] = [];
  for (const name of ["asked", "min", "max"] as const)
    if (parts[name] !== undefined && parts[name] !== actual[name])
      result.push({ what: `${what} ${name}`, is: shown(actual[name] ?? "nothing"), wanted: shown(parts[name]) });
  if (parts.options !== undefined && !meets("names", actual.options, parts.options, seats))
    result.push({ what: `${what} options`, is: shown(actual.options, "names"), wanted: shown(parts.options) });
  if (isRecord(parts.slots) && !sameSlots(actual.slots, parts.slots)) {
    const is = Object.fromEntries(actual.slots.map(({ called, max }) => [called[0], max]));
    result.push({ what: `${what} slots`, is: shown(is), wanted: shown(parts.slots) });
  }
  return result;
}

function sameSlots(slots: QuestionFacts["slots"], wanted: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(wanted);
  return (
    names.length === slots.length &&
    slots.every(({ called, max }) => names.some((name) => called.includes(name) && wanted[name] === max))
  );
}

function meets(kind: Kind, actual: unknown, wanted: unknown, seats: SeatNames): boolean {
  switch (kind) {
    case "number":
      return within(actual, wanted);
    case "seat":
      return seatNamed(wanted, seats) === actual || (actual === -1 && wanted === "nobody");
    case "seats": {
      const meant = (wanted as readonly unknown[]).map((seat) => seatNamed(seat, seats));
      const list = actual as readonly unknown[];
      return meant.length === list.length && meant.every((seat) => list.includes(seat));
    }
    case "name":
      return isNamed(actual as Named, String(wanted));
    case "names":
    case "order":
      return namesMeet(actual as readonly Named[], wanted, kind === "order");
    case "top":
      return (wanted as readonly string[]).every((name, i) => isNamed((actual as readonly Named[])[i], name));
    case "counts":
      return countsMeet(actual as readonly number[], wanted, seats);
    default:
      return same(actual, wanted);
  }
}

function within(actual: unknown, wanted: unknown): boolean {
  if (!isRecord(wanted)) return actual === wanted;
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = wanted;
  return Number(actual) >= Number(atLeast) && Number(actual) <= Number(atMost);
}

function namesMeet(actual: readonly Named[], wanted: unknown, isOrdered: boolean): boolean {
  if (Array.isArray(wanted)) {
    if (wanted.length !== actual.length) return false;
    return isOrdered ? wanted.every((name, i) => isNamed(actual[i], name)) : takenOut(actual, wanted) !== undefined;
  }
  const { includes = [], excludes = [], count = actual.length } = wanted as Readonly<Record<string, unknown>>;
  return (
    takenOut(actual, includes as readonly string[]) !== undefined &&
    (excludes as readonly string[]).every((name) => !actual.some((one) => isNamed(one, name))) &&
    count === actual.length
  );
}

/** The list without the named things; nothing if one of them is missing. */
function takenOut(actual: readonly Named[], names: readonly string[]): Named[] | undefined {
  const rest = [...actual];
  for (const name of names) {
    const at = rest.findIndex((one) => isNamed(one, name));
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

export function isNamed(one: Named | undefined, name: string): boolean {
  return typeof one === "string" ? one === name : one?.includes(name) === true;
}

function countsMeet(actual: readonly number[], wanted: unknown, seats: SeatNames): boolean {
  if (Array.isArray(wanted)) return same(actual, wanted);
  return Object.entries(wanted as object).every(([name, n]) => {
    const seat = seatNamed(name, seats);
    return seat !== undefined && within(actual[seat], n);
  });
}

/** A value as a scenario file would write it, with the usual names of things and seats. */
function shown(value: unknown, kind?: Kind, seats: SeatNames = []): string {
  const plain = Array.isArray(value) ? value.map((one) => (isAlternatives(one, kind) ? one[0] : one)) : value;
  if (kind === "name") return JSON.stringify(Array.isArray(value) ? value[0] : value);
  if (kind === "seat") return value === -1 ? '"nobody"' : JSON.stringify(seats[Number(value)] ?? value);
  if (kind === "seats") return JSON.stringify((value as number[]).map((seat) => seats[seat] ?? seat));
  return JSON.stringify(plain) ?? "nothing";
}

function isAlternatives(one: unknown, kind: Kind | undefined): one is readonly string[] {
  return Array.isArray(one) && (kind === "names" || kind === "order" || kind === "top");
}
