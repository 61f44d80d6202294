/** What cards say besides their words: in which phases they may be played, and what a technology costs. */
import {
  type AlienId,
  ARTIFACT_FACTS,
  type ArtifactId,
  FACTS,
  PHASES,
  type Phase,
  REWARD_FACTS,
  TECH_FACTS,
  type TextId,
  type When,
} from "@hypergate/cosmic/client";

function phases(when: When): readonly Phase[] {
  if (when === "any") return PHASES;
  return typeof when === "string" ? [when] : when;
}

export function artifactRule(artifact: ArtifactId): string {
  return ARTIFACT_FACTS[artifact].rule;
}

export function artifactPhases(artifact: ArtifactId): readonly Phase[] {
  return phases(ARTIFACT_FACTS[artifact].when);
}

export function rewardPhases(text: TextId): readonly Phase[] {
  return phases(REWARD_FACTS[text].when);
}

export function flarePhases(alien: AlienId, side: "wild" | "super"): readonly Phase[] {
  return phases(FACTS[alien].flare[side].when);
}

export function techPhases(tech: string): readonly Phase[] {
  return phases(TECH_FACTS[tech]?.when ?? []);
}

/** How many ships it takes to complete it; X is as many as lie on it. */
export function researchNumber(tech: string): string {
  const number = TECH_FACTS[tech]?.number;
  return number === undefined ? "" : number === 0 ? "X" : String(number);
}
