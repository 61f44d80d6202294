import type { GameReference } from "../../game/entry.ts";
import { statementWords } from "../statement-words.ts";
import { raceEntries } from "./entries.ts";
import { RaceEntryPicture } from "./entry-picture.tsx";

export const reference: GameReference = {
  entries: raceEntries(),
  kinds: {
    world: {
      one: { en: "World", ru: "Мир" },
      all: { en: "Worlds", ru: "Миры" },
    },
    development: {
      one: { en: "Development", ru: "Технология" },
      all: { en: "Developments", ru: "Технологии" },
    },
    goal: {
      one: { en: "Goal", ru: "Цель" },
      all: { en: "Goals", ru: "Цели" },
    },
    chapter: {
      one: { en: "Chapter", ru: "Глава" },
      all: { en: "Rules by chapter", ru: "Правила по главам" },
    },
    rule: {
      one: { en: "Rule", ru: "Правило" },
      all: { en: "Single rules", ru: "Отдельные правила" },
    },
  },
  tags: {
    base: { en: "Base game", ru: "Базовая игра" },
    storm: { en: "The Gathering Storm", ru: "Надвигающаяся буря" },
    rebel: { en: "Rebel vs Imperium", ru: "Повстанцы против Империи" },
  },
  placeholder: { en: "A card, a goal, a rule…", ru: "Карта, цель, правило…" },
  statementWords,
  Picture: RaceEntryPicture,
};
