/** Which questions the server answers for a player by the player's own settings. Without schemas, like `choices`. */
import { onlyAnswer, type Question, type Ref, type Value } from "@hypergate/kernel";
import type { Stop } from "./choices.ts";

/** By the key of a window; `*` is for all that are not named. */
export type Stops = Readonly<Record<string, Stop>>;

const PASS: Ref = "word/pass";
const USUAL: Stop = "ifCan";

export function stopAt(stops: Stops, window: string): Stop {
  return stops[window] ?? stops["*"] ?? USUAL;
}

/** The answer a player's settings give, if they do: never to a question that is asked in the open. */
export function passFor(question: Question, stops: Stops): Value | undefined {
  if (question.hidden !== true) return undefined;
  const stop = stopAt(stops, question.key);
  if (stop === "always") return undefined;
  if (stop === "never" && question.kind === "one" && question.options.includes(PASS)) return PASS;
  return onlyAnswer(question);
}
