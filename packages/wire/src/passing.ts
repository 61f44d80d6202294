/** Which questions the server answers for a player by the player's own settings. Without schemas, like `choices`. */
import { onlyAnswer, type Question, type Ref, type Value } from "@hypergate/kernel";
import type { Stop } from "./choices.ts";

/**
 * By the key of a window; `*` is for all that are not named. By a thing, such as `card/plague`, only `never` counts: it is no
 * reason to ask.
 */
export type Stops = Readonly<Record<string, Stop>>;

/** The setting for offers that may come at any time (`Question.quiet`): unless it is set, they do not stop the player. */
export const ANY_TIME = "anyTime";

const PASS: Ref = "word/pass";
const USUAL: Stop = "ifCan";

export function stopAt(stops: Stops, window: string): Stop {
  return stops[window] ?? stops["*"] ?? USUAL;
}

/** Whether the player has asked to be stopped also for what may be used at any time. */
export function isAskedAnyTime(stops: Stops): boolean {
  return (stops[ANY_TIME] ?? "never") !== "never";
}

/** The answer a player's settings give, if they do: never to a question that is asked in the open. */
export function passFor(question: Question, stops: Stops): Value | undefined {
  if (question.hidden !== true) return undefined;
  const stop = stopAt(stops, question.key);
  if (stop === "always") return undefined;
  if (question.kind !== "one" || !question.options.includes(PASS)) return onlyAnswer(question);
  if (question.quiet === true && !isAskedAnyTime(stops)) return PASS;
  if (stop === "never" || (stop === "ifAimed" && isAtOthers(question))) return PASS;
  if (question.quiet === true && !isAskedAnyTime(stops)) return PASS;
  return question.options.every((ref) => ref === PASS || stops[thingOf(ref)] === "never") ? PASS : undefined;
}

/** What a setting calls a thing: copies of a card and uses of a power are the same. */
export function thingOf(ref: Ref): string {
  return ref.replace(/\.\d+$/, "");
}

/** What happens was declared with something, and nothing of it is the player's. */
function isAtOthers({ who, params }: Question): boolean {
  const on = params?.on;
  return typeof on === "string" && !on.split(" ").some((ref) => new RegExp(`(?:[/@])${who}(?:\\.\\d+)?$`).test(ref));
}
