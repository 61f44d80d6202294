/** What studies need of Cosmic Encounter; each part comes when it is wanted. */
import type { GameStudy } from "../game/study.ts";

export const study: GameStudy = {
  loadScenarios: async () => (await import("./scenarios.ts")).scenarios,
  loadEditor: async () => (await import("./editor/load.ts")).loadEditor(),
  loadPuzzles: async () => (await import("./puzzles/puzzles.ts")).puzzles,
};
