/** Which questions the server answers for a player by the player's own settings. Without schemas, like `choices`. */
import { onlyAnswer, type Question, type Ref, type Value } from "@hypergate/kernel";
import type { Stop } from "./choices.ts";

/** By the key of a window; `*` is for all that are not named. */
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
  const isPassed = stop === "never" || (question.quiet === true && !isAskedAnyTime(stops));
  if (isPassed && question.kind === "one" && question.options.includes(PASS)) return PASS;
  return onlyAnswer(question);
}
