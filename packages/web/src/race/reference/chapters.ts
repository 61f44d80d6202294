/** The chapters of Race's rulebook: its statements are numbered by them. */
import type { Said, Statement } from "@hypergate/kernel";

export interface Chapter {
  readonly id: string;
  readonly title: Said;
  readonly holds: (statement: Statement) => boolean;
}

function numbered(n: number): (statement: Statement) => boolean {
  return ({ id }) => id.startsWith(`${n}.`);
}

function matching(pattern: RegExp): (statement: Statement) => boolean {
  return ({ id }) => pattern.test(id);
}

export const RACE_CHAPTERS: readonly Chapter[] = [
  { id: "words", title: { en: "Words of the game", ru: "Словарь игры" }, holds: numbered(1) },
  { id: "components", title: { en: "What is in the boxes", ru: "Что в коробках" }, holds: numbered(2) },
  { id: "start", title: { en: "Start of the game", ru: "Начало игры" }, holds: numbered(3) },
  { id: "round", title: { en: "The round", ru: "Раунд" }, holds: numbered(4) },
  { id: "phase-explore", title: { en: "I. Explore", ru: "I. Исследование" }, holds: numbered(5) },
  { id: "phase-develop", title: { en: "II. Develop", ru: "II. Развитие" }, holds: numbered(6) },
  { id: "phase-settle", title: { en: "III. Settle", ru: "III. Экспансия" }, holds: numbered(7) },
  { id: "phase-consume", title: { en: "IV. Consume", ru: "IV. Потребление" }, holds: numbered(8) },
  { id: "phase-produce", title: { en: "V. Produce", ru: "V. Производство" }, holds: numbered(9) },
  { id: "end-of-round", title: { en: "End of the round", ru: "Конец раунда" }, holds: numbered(10) },
  { id: "deck", title: { en: "Deck and discards", ru: "Колода и сброс" }, holds: numbered(11) },
  { id: "end-of-game", title: { en: "End of the game, points", ru: "Конец игры, очки" }, holds: numbered(12) },
  { id: "goals", title: { en: "Goals", ru: "Цели" }, holds: matching(/^(?:13\.|G\d|GT\d|first|most)/) },
  { id: "takeovers", title: { en: "Takeovers", ru: "Захваты" }, holds: numbered(14) },
  { id: "scenario", title: { en: "Rebels against the Imperium", ru: "Повстанцы против Империи" }, holds: numbered(15) },
  { id: "clarifications", title: { en: "Clarifications", ru: "Уточнения" }, holds: matching(/^(?:16|18|19)\./) },
  { id: "examples", title: { en: "Examples", ru: "Примеры" }, holds: matching(/^T\d/) },
  {
    id: "powers",
    title: { en: "Powers of cards", ru: "Свойства карт" },
    holds: matching(/^(?:P\d|(?!first|most)[a-z])/),
  },
];
