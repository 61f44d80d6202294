/** What the workers of a page share that play games: how long others think, and settings of responses. */
import { next, type Question, seeded } from "@hypergate/kernel";
import type { Stop } from "@hypergate/wire/choices";
import type { Stops } from "@hypergate/wire/passing";

/** Milliseconds that others take to answer: at least and at most, in a response window and elsewhere. */
const DELAYS = { window: [80, 250], move: [250, 600] } as const;
const rng = seeded(Math.random().toString());

export function thinkingMs(waiting: readonly Question[]): number {
  const [least, most] = DELAYS[waiting.some(({ hidden }) => hidden === true) ? "window" : "move"];
  return least + ((most - least) * next(rng)) / 2 ** 32;
}

export function withStop(stops: Stops, window: string, stop: Stop | "unset"): Stops {
  const { [window]: _, ...others } = stops;
  return stop === "unset" ? others : { ...others, [window]: stop };
}
