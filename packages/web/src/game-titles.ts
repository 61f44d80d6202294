import type { Said } from "@hypergate/kernel";

/** What the games are called, for pages that do not load them. */
export const GAME_TITLES: Readonly<Record<string, Said>> = {
  cosmic: { en: "Cosmic Encounter", ru: "Космический контакт" },
  race: { en: "Race for the Galaxy", ru: "Борьба за галактику" },
};
