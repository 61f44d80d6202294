import type { Seat, Value } from "@hypergate/kernel";
import type { Script } from "../../game/lesson.ts";

interface Scenario {
  readonly seed: string;
  readonly set: {
    readonly aliens: readonly string[];
    readonly settings: Readonly<Record<string, unknown>>;
    readonly [position: string]: unknown;
  };
  readonly play: readonly { readonly seat?: Seat; readonly answer?: unknown }[];
}

/** A scenario of Cosmic as the script of a lesson. Things are named in full there, so that answers are taken as they stand. */
export function scriptOf({ seed, set, play }: Scenario): Script {
  const { aliens, settings, ...position } = set;
  const config = { players: aliens.length, settings: { alienSelection: "chosen", ...settings }, aliens, position };
  const answers = aliens.map((_, seat) =>
    play.filter((step) => step.seat === seat).map((step) => step.answer as Value),
  );
  return { config, seed, answers };
}
