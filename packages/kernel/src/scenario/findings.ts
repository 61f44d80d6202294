/** What is wrong with a scenario file, or what did not come true: its place and a message. */
import type { Param, Params, Refusal } from "../question.ts";
import { refusals } from "../refusals.ts";
import type { Language, Messages } from "../text.ts";
import { phrase } from "../words.ts";
import { scenarioTexts } from "./texts.ts";

export interface Finding {
  /** Where in the file: `play[3]`, `set.deck[2]`; empty for the file as a whole. */
  readonly place: string;
  readonly id: string;
  readonly params: Params;
  /** Why an answer was refused. */
  readonly because?: Refusal;
}

/** Adds a finding. */
export type Report = (place: string, id: string, params?: Params, because?: Refusal) => void;

/** Reports into a list. */
export function reporting(findings: Finding[]): Report {
  return (place, id, params = {}, because) =>
    findings.push({ place, id, params, ...(because === undefined ? {} : { because }) });
}

/** A finding in words, without its place. `messages` has the names of kinds (`kind/seat`) and the game's messages. */
export function findingText(language: Language, { id, params, because }: Finding, messages: Messages = {}): string {
  const all: Messages = { ...refusals, ...scenarioTexts, ...messages };
  const say = (one: Refusal): string =>
    phrase(language, all[one.id]?.[language] ?? one.id, one.params, (value) => named(value, language, all));
  const text = say({ id, params });
  return because === undefined ? text : `${text} ${say(because)}`;
}

/** Kinds of names are translated; everything else appears as it is in the file. */
function named(value: Param, language: Language, all: Messages): string {
  return (String(value).startsWith("kind/") ? all[value]?.[language] : undefined) ?? String(value);
}

/** The place of a field: `set.deck`, or `set.memo["1.2"]` if the name is not a plain word. */
export function fieldPlace(place: string, name: string): string {
  if (!/^[\w$-]+$/.test(name) || /^\d/.test(name)) return `${place}[${JSON.stringify(name)}]`;
  return place === "" ? name : `${place}.${name}`;
}

export function itemPlace(place: string, i: number): string {
  return `${place}[${i}]`;
}
