/** What studies need of Race for the Galaxy; each part comes when it is wanted. */
import type { GameStudy } from "../game/study.ts";

export const study: GameStudy = {
  loadScenarios: async () => (await import("./scenarios.ts")).scenarios,
  loadEditor: async () => (await import("./editor/editor.ts")).editor,
  loadPuzzles: async () => (await import("./puzzles/puzzles.ts")).puzzles,
};
