/** Every text there is. Whoever imports this file knows all aliens, technologies and settings. */
import type { Messages } from "@hypergate/kernel";
import { ALIEN_TEXTS } from "../aliens/all.ts";
import { learnMessages, learnRewards, learnTechnologies } from "../known.ts";
import { TECH_TEXTS } from "../technologies/texts.ts";
import { sources as needed } from "./messages.ts";
import { rewards } from "./rewards.ts";
import { settings } from "./settings.ts";

learnTechnologies(TECH_TEXTS);
learnRewards(rewards);
learnMessages(settings);

/** Where messages come from. */
export const sources: Readonly<Record<string, Messages>> = {
  ...needed,
  rewards,
  settings,
  ...Object.fromEntries(Object.entries(ALIEN_TEXTS).map(([alien, text]) => [alien, text.messages])),
  ...Object.fromEntries(Object.entries(TECH_TEXTS).map(([tech, text]) => [tech, text.messages])),
};

export { ALIEN_TEXTS, TECH_TEXTS };
