import type { Messages } from "@hypergate/kernel";
import { events } from "./events.ts";
import { powerTexts, worthTexts } from "./powers.ts";
import { questions } from "./questions.ts";
import { settingNames } from "./settings.ts";
import { settings, words } from "./words.ts";

/** Every sentence and word of the game, by id. */
export const texts: Messages = {
  ...words,
  ...settings,
  ...settingNames,
  ...questions,
  ...events,
  ...powerTexts,
  ...worthTexts,
};
