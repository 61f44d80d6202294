import type { BaseState, Language, Messages, Rules } from "@hypergate/kernel";
import { findingText, type Outcome, type Plan, type SeatNames } from "@hypergate/kernel/scenario";
import type { Names } from "../table/game-face.ts";
import type { ReadScenario } from "./scenarios.ts";

interface Reading<S extends BaseState, V, C> {
  readonly plan: Plan<C> | undefined;
  readonly outcome: Outcome<S, V, C>;
  readonly names: (seats: SeatNames) => Names;
}

/** A scenario that was read and played, as a game that can be shown. */
export function playedFrom<S extends BaseState, V, C>(
  rules: Rules<S, V, C>,
  language: Language,
  texts: Messages,
  { plan, outcome, names }: Reading<S, V, C>,
): ReadScenario {
  const findings = outcome.findings.map((finding) => {
    const words = findingText(language, finding, texts);
    return finding.place === "" ? words : `${finding.place}: ${words}`;
  });
  if (plan === undefined || outcome.session === undefined) return { names: [], findings };
  const { config, seed, courtesy, seats } = plan;
  const { answers } = outcome.session;
  return {
    played: {
      format: "hypergate-game",
      game: rules.id,
      version: rules.version,
      config,
      seed,
      courtesy,
      answers,
      hash: "",
    },
    names: names(seats),
    findings,
  };
}
