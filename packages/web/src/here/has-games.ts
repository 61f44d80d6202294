import { keep, kept } from "../kept.ts";

const KEY = "gamesHere";

/** Whether a game was ever begun in this browser; only then it is worth looking for them. */
export function hasGamesHere(): boolean {
  return kept(KEY) !== undefined;
}

export function noteGamesHere(): void {
  keep(KEY, "yes");
}
