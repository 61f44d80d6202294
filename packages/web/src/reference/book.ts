/** The reference of a game. */
import type { Entry, GameReference } from "../game/entry.ts";
import { addresses } from "../game/search.ts";
import { GAMES } from "../games.ts";

export interface Book extends GameReference {
  readonly game: string;
  /** Entries by their ids, and by the ids of statements. */
  readonly byId: ReadonlyMap<string, Entry>;
}

export async function loadBook(game: string): Promise<Book | undefined> {
  const reference = await GAMES[game]?.loadReference();
  return reference === undefined ? undefined : { ...reference, game, byId: addresses(reference.entries) };
}
