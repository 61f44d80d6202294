import type { Messages } from "@hypergate/kernel";
import { events } from "./events.ts";
import { powerTexts, worthTexts } from "./powers.ts";
import { questions } from "./questions.ts";
import { settingNames } from "./settings.ts";
import { settings, words } from "./words.ts";

export { cardName, cardNames } from "./cards.ts";
export { powerTitle } from "./power-titles.ts";
export { powerText, worthText } from "./powers.ts";
export { refusedSetting } from "./settings.ts";

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
