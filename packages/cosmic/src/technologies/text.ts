import type { Messages, Said } from "@hypergate/kernel";

/** Everything a player can read about a technology, in both languages; its numbered rule is in the rulebook. */
export interface TechText {
  readonly name: Said;
  /** The card: what the technology does, in one to three sentences. */
  readonly about: Said;
  /** Prompts and log lines that belong to this technology alone. Ids start with its id. */
  readonly messages: Messages;
}
