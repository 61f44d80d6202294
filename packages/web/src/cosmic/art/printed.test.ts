/** The tables against the rulebook, whose statements begin with roles and phases: `Wild (main player, planning): …`. */
import { ALIEN_IDS, ARTIFACTS, nameOf, PHASES, type Phase, TECH_FACTS } from "@hypergate/cosmic/client";
import { statement } from "@hypergate/cosmic/rulebook";
import { expect, test } from "vitest";
import { artifactPhases, artifactRule, flarePhases, researchNumber, techPhases } from "./printed.ts";

const TECH_RULES = Array.from({ length: 20 }, (_, i) => `TCH-${21 + i}`);

function wordsOf(id: string): string {
  return statement(id)?.en ?? "";
}

/** What stands in parentheses at the beginning: who, when, how often. */
function headOf(words: string): string | undefined {
  return /^[^(:]*\(([^)]*)\):/.exec(words)?.[1];
}

function phasesIn(words: string): readonly Phase[] {
  const head = headOf(words);
  if ((head ?? words).includes("any phase")) return PHASES;
  const names = (phase: Phase) =>
    head === undefined
      ? words.includes(`${phase} phase`) || words.includes(`${phase} of your turn`)
      : new RegExp(`\\b${phase}\\b`).test(head);
  return PHASES.filter(names);
}

test.each(ARTIFACTS)("%s may be played when its statement says so", (artifact) => {
  const words = wordsOf(artifactRule(artifact));
  expect(words.startsWith(nameOf("en", `card/${artifact}`))).toBe(true);
  expect(artifactPhases(artifact)).toEqual(phasesIn(words));
});

test.each(ALIEN_IDS)("both sides of the flare of %s may be played when their statements say so", (alien) => {
  for (const side of ["wild", "super"] as const)
    expect(flarePhases(alien, side)).toEqual(phasesIn(wordsOf(`${alien} ${side}`)));
});

test.each(Object.keys(TECH_FACTS))("%s has the number and the phases of its statement", (tech) => {
  const rule = TECH_RULES.find((id) => wordsOf(id).startsWith(`${nameOf("en", `tech/${tech}`)} (`)) ?? "";
  const words = wordsOf(rule);
  expect(headOf(words)?.split(";")[0]).toBe(researchNumber(tech));
  expect(techPhases(tech)).toEqual(phasesIn(words));
});
