/**
 * How a game looked after every answer. A recording is played again by the rules, so a change of the rules can make it
 * unplayable. A trace needs no rules: it has the states themselves, each as its difference from the one before, with the
 * questions asked then and all events. States of an older version are migrated, like those of games that go on.
 */
import { migrated } from "./migrate.ts";
import type { Question } from "./question.ts";
import type { BaseState, GameEvent, Rules } from "./rules.ts";

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

/** The fields of a record, each as JSON. */
export type Fields = Readonly<Record<string, string>>;

/** A state cut into parts, the questions, and how many events have been told. */
export interface Parts {
  readonly version: number;
  /** Its records as their fields, everything else as JSON. */
  readonly state: Readonly<Record<string, Fields | string>>;
  readonly asked: string;
  readonly told: number;
}

export function partsOf(version: number, state: object, asked: readonly Question[], told: number): Parts {
  const parts: Record<string, Fields | string> = {};
  for (const name in state) {
    const value: unknown = state[name as keyof typeof state];
    if (value === undefined) continue;
    const fields = isRecord(value) ? fieldsOf(value) : undefined;
    parts[name] = fields === undefined || isEmpty(fields) ? JSON.stringify(value) : fields;
  }
  return { version, state: parts, asked: JSON.stringify(asked), told };
}

export function fieldsOf(record: object): Fields {
  const fields: Record<string, string> = {};
  for (const field in record) {
    const inner: unknown = record[field as keyof typeof record];
    if (inner !== undefined) fields[field] = jsonOf(inner);
  }
  return fields;
}

/** Writes JSON. States and views contain many numbers and empty lists, for which this is faster than the general writer. */
export function jsonOf(value: unknown): string {
  if (Number.isSafeInteger(value)) return String(value);
  return Array.isArray(value) && value.length === 0 ? "[]" : JSON.stringify(value);
}

export function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(fields: Fields): boolean {
  for (const _ in fields) return false;
  return true;
}

/** What changed: new parts as the inside of a JSON object, and paths that are gone. */
export interface Difference {
  readonly set: string;
  readonly gone: readonly string[];
}

export function fieldsBetween(name: string, before: Fields, now: Fields): Difference {
  let set = "";
  const gone: string[] = [];
  for (const field in now)
    if (now[field] !== before[field]) set += `,${JSON.stringify(`${name}/${field}`)}:${now[field]}`;
  for (const field in before) if (now[field] === undefined) gone.push(`${name}/${field}`);
  return { set: set.slice(1), gone };
}

const NOTHING: Fields = {};

function differenceOf(before: Parts["state"], now: Parts["state"]): Difference {
  let set = "";
  const gone: string[] = [];
  const compare = (name: string, old: Fields | string | undefined, part: Fields | string | undefined) => {
    const fields = fieldsBetween(name, recordIn(old), recordIn(part));
    if (fields.set !== "") set += `,${fields.set}`;
    gone.push(...fields.gone);
    if (typeof part === "string" && part !== old) set += `,${JSON.stringify(name)}:${part}`;
    if (typeof part !== "string" && typeof old === "string") gone.push(name);
  };
  for (const name in now) compare(name, before[name], now[name]);
  for (const name in before) if (now[name] === undefined) compare(name, before[name], undefined);
  return { set: set.slice(1), gone };
}

function recordIn(part: Fields | string | undefined): Fields {
  return typeof part === "object" ? part : NOTHING;
}

/** The point between two moments, as JSON; the whole state if there is none before or the version is another. */
export function pointBetween(before: Parts | undefined, now: Parts): string {
  const known = before?.version === now.version ? before : undefined;
  const { set, gone } = differenceOf(known?.state ?? {}, now.state);
  let point = known === undefined ? `{"version":${now.version},"set":{${set}}` : `{"set":{${set}}`;
  if (gone.length > 0) point += `,"gone":${JSON.stringify(gone)}`;
  if (now.asked !== known?.asked) point += `,"asked":${now.asked}`;
  if (now.told !== (known?.told ?? 0)) point += `,"told":${now.told}`;
  return `${point}}`;
}

/** The moment after a point; throws if a trace does not begin with a whole state. */
export function partsAfter(before: Parts | undefined, point: TracePoint): Parts {
  const isWhole = point.version !== undefined;
  const version = point.version ?? before?.version;
  if (version === undefined) throw new Error("a trace begins with a whole state");
  const state: Record<string, Record<string, string> | string> = {};
  const old = isWhole ? {} : (before?.state ?? {});
  for (const name in old) state[name] = typeof old[name] === "object" ? { ...old[name] } : old[name];
  for (const path of point.gone ?? []) put(state, path, undefined);
  for (const [path, value] of Object.entries(point.set)) put(state, path, JSON.stringify(value));
  const asked = point.asked === undefined ? (before?.asked ?? "[]") : JSON.stringify(point.asked);
  return { version, state, asked, told: point.told ?? (isWhole ? 0 : (before?.told ?? 0)) };
}

/** Puts JSON in its place, `agenda` or `table/turn`, or takes it away. A record without fields is gone. */
function put(state: Record<string, Record<string, string> | string>, path: string, json: string | undefined): void {
  const cut = path.indexOf("/");
  const [name, field] = cut < 0 ? [path, undefined] : [path.slice(0, cut), path.slice(cut + 1)];
  const old = state[name];
  if (field === undefined) {
    if (json === undefined) delete state[name];
    else state[name] = json;
    return;
  }
  const record = typeof old === "object" ? old : {};
  if (json === undefined) delete record[field];
  else record[field] = json;
  if (isEmpty(record)) delete state[name];
  else state[name] = record;
}

/** The state of a moment, brought up to date, and what was asked then. */
export function momentOf<S extends BaseState, V, C>(
  rules: Rules<S, V, C>,
  parts: Parts,
): { s: S; pending: Question[] } {
  const state: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts.state)) state[name] = valueIn(part);
  return { s: migrated(rules, state, parts.version), pending: JSON.parse(parts.asked) as Question[] };
}

function valueIn(part: Fields | string): unknown {
  if (typeof part === "string") return JSON.parse(part);
  return Object.fromEntries(Object.entries(part).map(([field, json]) => [field, JSON.parse(json)]));
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
