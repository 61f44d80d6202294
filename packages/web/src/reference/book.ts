/** The reference of a game, ready to be searched. */
import type { GameReference } from "../game/entry.ts";
import { GAMES } from "../games.ts";
import { type Index, indexOf } from "./search.ts";

export interface Book extends GameReference {
  readonly game: string;
  readonly index: Index;
}

export async function loadBook(game: string): Promise<Book | undefined> {
  const reference = await GAMES[game]?.loadReference();
  return reference === undefined ? undefined : { ...reference, game, index: indexOf(reference.entries) };
}
