import { type Messages, refusals } from "@hypergate/kernel";
import { ALIEN_TEXTS } from "../aliens/registry.ts";
import { TECH_TEXTS } from "../technologies/registry.ts";
import { log } from "./log.ts";
import { moments } from "./moments.ts";
import { prompts } from "./prompts.ts";
import { rewards } from "./rewards.ts";
import { settings } from "./settings.ts";
import { things } from "./things.ts";

/** Where messages come from. */
export const sources: Readonly<Record<string, Messages>> = {
  refusals,
  prompts,
  rewards,
  moments,
  log,
  things,
  settings,
  ...Object.fromEntries(Object.entries(ALIEN_TEXTS).map(([alien, text]) => [alien, text.messages])),
  ...Object.fromEntries(Object.entries(TECH_TEXTS).map(([tech, text]) => [tech, text.messages])),
};

/** Every sentence and every name there is, by id. */
export const messages: Messages = Object.assign({}, ...Object.values(sources));
