/**
 * How a game looked after every answer. A recording is played again by the rules, so a change of the rules can make it
 * unplayable. A trace needs no rules: it has the states themselves, each as its difference from the one before, with the
 * questions asked then and all events. States of an older version are migrated, like those of games that go on.
 */
import { migrated } from "./migrate.ts";
import type { Question } from "./question.ts";
import type { BaseState, GameEvent, Rules } from "./rules.ts";
import { same } from "./same.ts";

/** What changed with one answer. The first point, and any that has a version, holds the whole state. */
export interface TracePoint {
  /** The version of the rules that wrote this state and those after it. */
  readonly version?: number;
  /** Parts of the state, two levels deep: `agenda`, `table/turn`. */
  readonly set: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[];
  /** The questions now asked, if others than before. */
  readonly asked?: readonly Question[];
  /** How many events have been told, if more or fewer than before. */
  readonly told?: number;
}

export interface Trace {
  /** Point 0 is the beginning, point n what answer number n led to. */
  readonly points: readonly TracePoint[];
  readonly events: readonly GameEvent[];
}

/** A moment of a game: its state, the questions, and how many events have been told. Nobody changes any of it. */
export interface Parts {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
  readonly asked: readonly Question[];
  readonly told: number;
}

export function partsOf(version: number, state: object, asked: readonly Question[], told: number): Parts {
  return { version, state: state as Record<string, unknown>, asked, told };
}

/** Writes JSON. States and views contain many numbers and empty lists, for which this is faster than the general writer. */
export function jsonOf(value: unknown): string {
  if (Number.isSafeInteger(value)) return String(value);
  return Array.isArray(value) && value.length === 0 ? "[]" : JSON.stringify(value);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What changed: new parts as the inside of a JSON object, and paths that are gone. */
export interface Difference {
  readonly set: string;
  readonly gone: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

interface Known {
  readonly name: string;
  readonly before: Fields;
  readonly difference: Difference;
}

/** Differences between two moments. Whoever shows the same moments to many finds and writes each of them once. */
export class Differences {
  readonly #between = new Map<Fields, Known>();
  readonly #texts = new Map<Question, string>();

  between(name: string, before: Fields, now: Fields): Difference {
    const known = this.#between.get(now);
    if (known?.before === before && known.name === name) return known.difference;
    const difference = fieldsBetween(name, before, now);
    this.#between.set(now, { name, before, difference });
    return difference;
  }

  /** A question as JSON. */
  textOf(question: Question): string {
    let text = this.#texts.get(question);
    if (text === undefined) this.#texts.set(question, (text = JSON.stringify(question)));
    return text;
  }
}

function fieldsBetween(name: string, before: Fields, now: Fields): Difference {
  let set = "";
  const gone: string[] = [];
  for (const field in now) {
    const value = now[field];
    if (value !== undefined && !same(value, before[field]))
      set += `,${JSON.stringify(`${name}/${field}`)}:${jsonOf(value)}`;
  }
  for (const field in before)
    if (before[field] !== undefined && now[field] === undefined) gone.push(`${name}/${field}`);
  return { set: set.slice(1), gone };
}

const NOTHING: Fields = {};

function stateBetween(before: Fields, now: Fields, differences: Differences): Difference {
  let set = "";
  const gone: string[] = [];
  const compare = (name: string, old: unknown, part: unknown) => {
    const [oldFields, fields] = [fieldsIn(old), fieldsIn(part)];
    if (fields !== oldFields) {
      const inner = differences.between(name, oldFields, fields);
      if (inner.set !== "") set += `,${inner.set}`;
      if (inner.gone.length > 0) gone.push(...inner.gone);
    }
    if (part === undefined || fields !== NOTHING) {
      if (old !== undefined && oldFields === NOTHING) gone.push(name);
    } else if (!same(part, old)) set += `,${JSON.stringify(name)}:${jsonOf(part)}`;
  };
  for (const name in now) compare(name, before[name], now[name]);
  for (const name in before) if (now[name] === undefined) compare(name, before[name], undefined);
  return { set: set.slice(1), gone };
}

/** The fields of a record that has some. Anything else is one part. */
function fieldsIn(part: unknown): Fields {
  return isRecord(part) && !isEmpty(part) ? part : NOTHING;
}

function isEmpty(fields: Fields): boolean {
  for (const field in fields) if (fields[field] !== undefined) return false;
  return true;
}

/** The point between two moments, as JSON; the whole state if there is none before or the version is another. */
export function pointBetween(before: Parts | undefined, now: Parts, differences = new Differences()): string {
  const known = before?.version === now.version ? before : undefined;
  const { set, gone } = stateBetween(known?.state ?? {}, now.state, differences);
  let point = known === undefined ? `{"version":${now.version},"set":{${set}}` : `{"set":{${set}}`;
  if (gone.length > 0) point += `,"gone":${JSON.stringify(gone)}`;
  if (known === undefined || !same(now.asked, known.asked))
    point += `,"asked":[${now.asked.map((question) => differences.textOf(question)).join(",")}]`;
  if (now.told !== (known?.told ?? 0)) point += `,"told":${now.told}`;
  return `${point}}`;
}

/** The moment after a point; throws if a trace does not begin with a whole state. */
export function partsAfter(before: Parts | undefined, point: TracePoint): Parts {
  const isWhole = point.version !== undefined;
  const version = point.version ?? before?.version;
  if (version === undefined) throw new Error("a trace begins with a whole state");
  const state: Record<string, unknown> = {};
  const old = isWhole ? NOTHING : (before?.state ?? NOTHING);
  for (const name in old) state[name] = isRecord(old[name]) ? { ...old[name] } : old[name];
  for (const path of point.gone ?? []) put(state, path, undefined);
  for (const [path, value] of Object.entries(point.set)) put(state, path, value);
  const told = point.told ?? (isWhole ? 0 : (before?.told ?? 0));
  return { version, state, asked: point.asked ?? before?.asked ?? [], told };
}

/** Puts a part in its place, `agenda` or `table/turn`, or takes it away. A record without fields is gone. */
function put(state: Record<string, unknown>, path: string, value: unknown): void {
  const cut = path.indexOf("/");
  const [name, field] = cut < 0 ? [path, undefined] : [path.slice(0, cut), path.slice(cut + 1)];
  if (field === undefined) {
    if (value === undefined) delete state[name];
    else state[name] = value;
    return;
  }
  const record: Record<string, unknown> = isRecord(state[name]) ? state[name] : {};
  if (value === undefined) delete record[field];
  else record[field] = value;
  if (isEmpty(record)) delete state[name];
  else state[name] = record;
}

/** The state of a moment, brought up to date, and what was asked then. Both are copies. */
export function momentOf<S extends BaseState, V, C>(
  rules: Rules<S, V, C>,
  { state, asked, version }: Parts,
): { s: S; pending: Question[] } {
  const copy = JSON.parse(JSON.stringify({ state, asked })) as { state: unknown; asked: Question[] };
  return { s: migrated(rules, copy.state, version), pending: copy.asked };
}

/** One entry of a game's log with its point: an answer, or that the game went back to its first `undo` answers. */
export interface TracedEntry {
  readonly undo?: number;
  readonly point: TracePoint;
}

/** A trace of the answers that count, from everything that happened. */
export function traceOf(first: TracePoint, log: readonly TracedEntry[], events: readonly GameEvent[]): Trace {
  let now = partsAfter(undefined, first);
  const moments = [now];
  for (const { undo, point } of log) {
    now = partsAfter(now, point);
    if (undo === undefined) moments.push(now);
    else {
      moments.length = undo;
      moments.push(now);
    }
  }
  const points = moments.map((moment, i) => JSON.parse(pointBetween(moments[i - 1], moment)) as TracePoint);
  return { points, events };
}
