/** Which questions the server answers for a player by the player's own settings. Without schemas, like `choices`. */
import { onlyAnswer, type Question, type Ref, type Value } from "@hypergate/kernel";
import type { Stop } from "./choices.ts";

/**
 * By the key of a window; `*` is for all that are not named. A key may say whose doing is meant (`window/card.played@player/2`,
 * `*@player/2`); such a condition holds before everything else, also while the player passes. `aimed` is for what is aimed at
 * the player. By a thing, such as `card/plague`, only `never` counts: it is no reason to ask.
 */
export type Stops = Readonly<Record<string, Stop>>;

/** The setting for offers that may come at any time (`Question.quiet`): unless it is set, they do not stop the player. */
export const ANY_TIME = "anyTime";
/** The setting for what is aimed at the player. */
export const AIMED = "aimed";

const PASS: Ref = "word/pass";
const USUAL: Stop = "ifCan";

export function stopAt(stops: Stops, window: string): Stop {
  return stops[window] ?? stops["*"] ?? USUAL;
}

/** The key of a condition: this window, or any, when this player has done something. */
export function conditionKey(window: string, by: Ref): string {
  return `${window}@${by}`;
}

/** The window and the player of a condition; nothing for other settings. */
export function conditionIn(key: string): { readonly window: string; readonly by: Ref } | undefined {
  const at = key.indexOf("@");
  return at < 0 ? undefined : { window: key.slice(0, at), by: key.slice(at + 1) };
}

/** What the player has said about this very case. */
function conditionAt(stops: Stops, question: Question): Stop | undefined {
  const by = question.params?.player;
  const own =
    typeof by === "string" ? (stops[conditionKey(question.key, by)] ?? stops[conditionKey("*", by)]) : undefined;
  return own ?? (isAtPlayer(question) ? stops[AIMED] : undefined);
}

/** Whether the player has asked to be stopped also for what may be used at any time. */
export function isAskedAnyTime(stops: Stops): boolean {
  return (stops[ANY_TIME] ?? "never") !== "never";
}

/**
 * The answer a player's settings give, if they do: never to a question that is asked in the open. `isPassing`: the player has
 * said to pass everything for a while, except where a condition says otherwise.
 */
export function passFor(question: Question, stops: Stops, isPassing = false): Value | undefined {
  if (question.hidden !== true) return undefined;
  const condition = conditionAt(stops, question);
  const stop = condition ?? (isPassing ? "never" : stopAt(stops, question.key));
  if (stop === "always") return undefined;
  if (question.kind !== "one" || !question.options.includes(PASS)) return onlyAnswer(question);
  if (question.quiet === true && !isAskedAnyTime(stops)) return PASS;
  if (stop === "never" || (stop === "ifAimed" && isAtOthers(question))) return PASS;
  return question.options.every((ref) => ref === PASS || stops[thingOf(ref)] === "never") ? PASS : undefined;
}

/** What a setting calls a thing: copies of a card and uses of a power are the same. */
export function thingOf(ref: Ref): string {
  return ref.replace(/\.\d+$/, "");
}

/** What happens was declared with something, and nothing of it is the player's. */
function isAtOthers({ who, params }: Question): boolean {
  return typeof params?.on === "string" && !hasOwn(params.on, who);
}

function isAtPlayer({ who, params }: Question): boolean {
  return typeof params?.on === "string" && hasOwn(params.on, who);
}

function hasOwn(on: string, who: number): boolean {
  return on.split(" ").some((ref) => new RegExp(`(?:[/@])${who}(?:\\.\\d+)?$`).test(ref));
}
