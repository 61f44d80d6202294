/** Which puzzles are solved, kept in this browser. */
import { keep, kept } from "../kept.ts";

const KEY = "puzzles";

export function solvedPuzzles(): ReadonlySet<string> {
  return new Set((kept(KEY) ?? "").split(" ").filter((name) => name !== ""));
}

export function nameOfPuzzle(game: string, id: string): string {
  return `${game}/${id}`;
}

export function noteSolved(game: string, id: string): void {
  keep(KEY, [...new Set([...solvedPuzzles(), nameOfPuzzle(game, id)])].join(" "));
}
