import type { Messages, Said, Statement } from "@hypergate/kernel";

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
  /** The numbered statements of the sheet and the flare. */
  readonly rules: readonly Statement[];
  /** Prompts and log lines that belong to this alien alone. Ids start with the alien's id. */
  readonly messages: Messages;
}
