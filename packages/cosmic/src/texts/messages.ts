import { type Messages, refusals, type Said } from "@hypergate/kernel";
import { TECH_TEXTS } from "../technologies/registry.ts";
import { log } from "./log.ts";
import { moments } from "./moments.ts";
import { prompts } from "./prompts.ts";
import { rewards } from "./rewards.ts";
import { settings } from "./settings.ts";
import { things } from "./things.ts";

/** Where messages come from that belong to no alien and no technology. */
export const sources: Readonly<Record<string, Messages>> = {
  refusals,
  prompts,
  rewards,
  moments,
  log,
  things,
  settings,
};

const all: Record<string, Said> = Object.assign(
  {},
  ...Object.values(sources),
  ...Object.values(TECH_TEXTS).map((text) => text.messages),
);

/** Every sentence and every name that is known, by id. */
export const messages: Messages = all;

/** Those of an alien come with its text. */
export function addMessages(more: Messages): void {
  Object.assign(all, more);
}
