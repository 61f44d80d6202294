import { type Messages, refusals, type Said } from "@hypergate/kernel";
import { log } from "./log.ts";
import { moments } from "./moments.ts";
import { prompts } from "./prompts.ts";
import { things } from "./things.ts";

/** Where messages come from that everybody needs. */
export const sources: Readonly<Record<string, Messages>> = {
  refusals,
  prompts,
  moments,
  log,
  things,
};

const all: Record<string, Said> = Object.assign({}, ...Object.values(sources));

/** Every sentence and every name that is known, by id. */
export const messages: Messages = all;

/** Others come when they are needed (`known.ts`). */
export function addMessages(more: Messages): void {
  Object.assign(all, more);
}
