import type { Messages, Ref, Said, Statement } from "@hypergate/kernel";
import type { Asks } from "../texts/ask.ts";

/** Everything a player can read about an alien, in both languages: its sheet, its flare and its numbered rules. */
export interface AlienText {
  readonly name: Said;
  /** What the power is called on the sheet. */
  readonly power: Said;
  /** The sheet: what the power does, in one to three sentences. */
  readonly about: Said;
  /** The same in a few words, for places where the sheet has no room: at most 60 characters. */
  readonly oneLine: Said;
  /** The wild side of the flare. */
  readonly wild: Said;
  /** The super side of the flare. */
  readonly super: Said;
  /** How a player is asked whether to use the power or a side of the flare, and what is open to all by its reference. */
  readonly asks: {
    readonly power: Asks;
    readonly wild: Asks;
    readonly super: Asks;
    readonly open?: Readonly<Record<Ref, Asks>>;
  };
  /** The numbered statements of the sheet and the flare. In a client they come apart from the rest (`alienStatements`). */
  readonly rules: readonly Statement[];
  /** Prompts and log lines that belong to this alien alone. Ids start with the alien's id. */
  readonly messages: Messages;
}
