/** How statements of Race's rulebook are headed. */
import type { Said } from "@hypergate/kernel";
import { powerTitle } from "@hypergate/race/client";
import type { StatementWords } from "../table/statement-line.tsx";

const GOAL: Said = { en: "Goal", ru: "Цель" };

const BOXES: Readonly<Record<string, Said>> = {
  base: { en: "Base game", ru: "Базовая игра" },
  storm: { en: "The Gathering Storm", ru: "Надвигающаяся буря" },
  rebel: { en: "Rebel vs Imperium", ru: "Повстанцы против Империи" },
};

/** What is said about powers and goals goes by their inner names; powers have titles, goals are named in their sentence. */
export const statementWords: StatementWords = {
  headOf: (id) => (/^(?:first|most)[A-Z]/.test(id) ? GOAL : powerTitle(id)),
  boxOf: (box) => BOXES[box],
};
