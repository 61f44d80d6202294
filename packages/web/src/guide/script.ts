/** A scenario read as a script: every answer of every seat, in the order they are asked. */
import type { Seat, Value } from "@hypergate/kernel";

export interface Script {
  readonly config: unknown;
  readonly seed: string;
  readonly answers: readonly (readonly Value[])[];
}

interface CosmicScenario {
  readonly seed: string;
  readonly set: {
    readonly aliens: readonly string[];
    readonly settings: Readonly<Record<string, unknown>>;
    readonly [position: string]: unknown;
  };
  readonly play: readonly { readonly seat?: Seat; readonly answer?: unknown }[];
}

/** Things are named in full in the scenarios of guides, so that answers are taken as they stand. */
export function cosmicScript({ seed, set, play }: CosmicScenario): Script {
  const { aliens, settings, ...position } = set;
  const config = { players: aliens.length, settings: { alienSelection: "chosen", ...settings }, aliens, position };
  const answers = aliens.map((_, seat) =>
    play.filter((step) => step.seat === seat).map((step) => step.answer as Value),
  );
  return { config, seed, answers };
}

interface RaceScenario {
  readonly seed: string;
  readonly settings: unknown;
  readonly position: unknown;
  readonly answers: readonly (readonly { readonly value: unknown }[])[];
}

export function raceScript({ seed, settings, position, answers }: RaceScenario): Script {
  const values = answers.map((ofSeat) => ofSeat.map(({ value }) => value as Value));
  return { config: { settings, position }, seed, answers: values };
}
