import type { GameEditor } from "./editor.ts";
import type { Puzzles } from "./puzzle.ts";
import type { Scenarios } from "./scenarios.ts";

/** What studies need of a game. */
export interface GameStudy {
  readonly loadScenarios: () => Promise<Scenarios>;
  readonly loadEditor: () => Promise<GameEditor>;
  readonly loadPuzzles: () => Promise<Puzzles>;
}
