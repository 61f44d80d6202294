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

/** A state cut into parts, each as JSON, the questions, and how many events have been told. */
export interface Parts {
  readonly version: number;
  readonly state: Readonly<Record<string, string>>;
  readonly asked: string;
  readonly told: number;
}

export function partsOf(version: number, state: object, asked: readonly Question[], told: number): Parts {
  const parts: Record<string, string> = {};
  for (const [name, value] of Object.entries(state)) {
    const fields = isRecord(value) ? Object.entries(value).filter(([, inner]) => inner !== undefined) : [];
    for (const [field, inner] of fields) parts[`${name}/${field}`] = JSON.stringify(inner);
    if (fields.length === 0 && value !== undefined) parts[name] = JSON.stringify(value);
  }
  return { version, state: parts, asked: JSON.stringify(asked), told };
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The point between two moments, as JSON; the whole state if there is none before or the version is another. */
export function pointBetween(before: Parts | undefined, now: Parts): string {
  const known = before?.version === now.version ? before : undefined;
  const fields: string[] = [];
  let set = "";
  for (const name in now.state)
    if (now.state[name] !== known?.state[name]) set += `,${JSON.stringify(name)}:${now.state[name]}`;
  const gone = Object.keys(known?.state ?? {}).filter((name) => now.state[name] === undefined);
  if (known === undefined) fields.push(`"version":${now.version}`);
  fields.push(`"set":{${set.slice(1)}}`);
  if (gone.length > 0) fields.push(`"gone":${JSON.stringify(gone)}`);
  if (now.asked !== known?.asked) fields.push(`"asked":${now.asked}`);
  if (now.told !== (known?.told ?? 0)) fields.push(`"told":${now.told}`);
  return `{${fields.join(",")}}`;
}

/** The moment after a point; throws if a trace does not begin with a whole state. */
export function partsAfter(before: Parts | undefined, point: TracePoint): Parts {
  const isWhole = point.version !== undefined;
  const version = point.version ?? before?.version;
  if (version === undefined) throw new Error("a trace begins with a whole state");
  const state: Record<string, string> = isWhole ? {} : { ...before?.state };
  for (const name of point.gone ?? []) delete state[name];
  for (const [name, value] of Object.entries(point.set)) state[name] = JSON.stringify(value);
  const asked = point.asked === undefined ? (before?.asked ?? "[]") : JSON.stringify(point.asked);
  return { version, state, asked, told: point.told ?? (isWhole ? 0 : (before?.told ?? 0)) };
}

/** The state of a moment, brought up to date, and what was asked then. */
export function momentOf<S extends BaseState, V, C>(
  rules: Rules<S, V, C>,
  parts: Parts,
): { s: S; pending: Question[] } {
  const state: Record<string, unknown> = {};
  for (const [path, json] of Object.entries(parts.state)) {
    const cut = path.indexOf("/");
    if (cut < 0) state[path] = JSON.parse(json);
    else {
      const name = path.slice(0, cut);
      state[name] ??= {};
      (state[name] as Record<string, unknown>)[path.slice(cut + 1)] = JSON.parse(json);
    }
  }
  return { s: migrated(rules, state, parts.version), pending: JSON.parse(parts.asked) as Question[] };
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
