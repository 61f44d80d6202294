/** The statements of the rulebook that a table plays by. */
import type { Statement } from "@hypergate/kernel";
import { type Box, boxesOf, hasTakeovers, type Settings } from "@hypergate/race/client";
import { rulebook } from "@hypergate/race/rulebook";

export function rulesInForce(settings: Settings): readonly Statement[] {
  const boxes = boxesOf(settings.sets);
  return rulebook.filter(({ only, setting }) => {
    if (only !== undefined && !boxes.includes(only as Box)) return false;
    return SWITCHED[setting ?? ""]?.(settings) ?? true;
  });
}

/** Whether a setting that switches statements on has done so. */
const SWITCHED: Readonly<Record<string, (settings: Settings) => boolean>> = {
  takeovers: hasTakeovers,
  goals: ({ goals, sets }) => goals && boxesOf(sets).includes("storm"),
  scenario: ({ scenario }) => scenario !== "none",
  learningHands: ({ learningHands }) => learningHands,
  actionsForTwo: ({ players }) => players === 2,
};
