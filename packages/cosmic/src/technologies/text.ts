import type { Messages, Said } from "@hypergate/kernel";
import type { Asks } from "../texts/ask.ts";

/** Everything a player can read about a technology, in both languages; its numbered rule is in the rulebook. */
export interface TechText {
  readonly name: Said;
  /** The card: what the technology does, in one to three sentences. */
  readonly about: Said;
  /** How its owner is asked whether to use it. */
  readonly asks: Asks;
  /** Prompts and log lines that belong to this technology alone. Ids start with its id. */
  readonly messages: Messages;
}
