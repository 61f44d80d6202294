/** Scenario files of a game, as the client reads them. */
import type { Language } from "@hypergate/kernel";
import type { Played } from "../story/recording.ts";
import type { Names } from "../table/game-face.ts";

export interface ReadScenario {
  /** The position and the answers that were given; nothing if the file cannot be played. */
  readonly played?: Played;
  readonly names: Names;
  /** What is wrong with the file or did not come true, with its places. */
  readonly findings: readonly string[];
}

export interface Scenarios {
  readonly read: (document: unknown, language: Language) => ReadScenario;
}
