import type { GameReference } from "../../game/entry.ts";
import { cosmicEntries } from "./entries.ts";
import { CosmicEntryPicture } from "./entry-picture.tsx";

export const reference: GameReference = {
  entries: cosmicEntries(),
  kinds: {
    alien: {
      one: { en: "Alien", ru: "Пришелец" },
      all: { en: "Aliens", ru: "Пришельцы" },
    },
    flare: {
      one: { en: "Flare", ru: "Вспышка" },
      all: { en: "Flares", ru: "Вспышки" },
    },
    artifact: {
      one: { en: "Artifact", ru: "Артефакт" },
      all: { en: "Artifacts", ru: "Артефакты" },
    },
    technology: {
      one: { en: "Technology", ru: "Технология" },
      all: { en: "Technologies", ru: "Технологии" },
    },
    reward: {
      one: { en: "Reward card", ru: "Карта наград" },
      all: { en: "Cards of the reward deck", ru: "Карты колоды наград" },
    },
    ship: {
      one: { en: "Special ship", ru: "Особый корабль" },
      all: { en: "Special ships", ru: "Особые корабли" },
    },
    card: {
      one: { en: "Card", ru: "Карта" },
      all: { en: "Other cards", ru: "Другие карты" },
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
    green: { en: "Green: simple", ru: "Зелёная: простые" },
    yellow: { en: "Yellow: medium", ru: "Жёлтая: средние" },
    red: { en: "Red: complex", ru: "Красная: сложные" },
    base: { en: "From the base game", ru: "Из базовой игры" },
    dominion: { en: "From Dominion", ru: "Из «Доминиона»" },
  },
  placeholder: { en: "An alien, a card, a rule…", ru: "Пришелец, карта, правило…" },
  Picture: CosmicEntryPicture,
};
