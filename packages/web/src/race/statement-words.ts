/** How statements of Race's rulebook are headed. */
import type { Said } from "@hypergate/kernel";
import type { StatementWords } from "../table/statement-line.tsx";

const GOAL: Said = { en: "Goal", ru: "Цель" };
const POWER: Said = { en: "Power", ru: "Свойство" };

const BOXES: Readonly<Record<string, Said>> = {
  base: { en: "Base game", ru: "Базовая игра" },
  storm: { en: "The Gathering Storm", ru: "The Gathering Storm" },
  rebel: { en: "Rebel vs Imperium", ru: "Rebel vs Imperium" },
};

/** What is said about powers and goals goes by their inner names, which are nothing to read. */
export const statementWords: StatementWords = {
  headOf: (id) => {
    if (/^(?:first|most)[A-Z]/.test(id)) return GOAL;
    return /^[a-z]+(?:[A-Z][a-z]*)*$/.test(id) ? POWER : undefined;
  },
  boxOf: (box) => BOXES[box],
};
