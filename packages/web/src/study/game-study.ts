/** The parts of a game that studies need. Throws for a game that there is none of. */
import type { GameEditor } from "../game/editor.ts";
import type { Puzzles } from "../game/puzzle.ts";
import type { Scenarios } from "../game/scenarios.ts";
import { GAMES } from "../games.ts";

export async function scenariosOf(game: string): Promise<Scenarios> {
  return (await GAMES[game].loadStudy()).loadScenarios();
}

export async function editorOf(game: string): Promise<GameEditor> {
  return (await GAMES[game].loadStudy()).loadEditor();
}

export async function puzzlesOf(game: string): Promise<Puzzles> {
  return (await GAMES[game].loadStudy()).loadPuzzles();
}
