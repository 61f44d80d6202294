/** The reference of each game: its entries, ready to be searched, and their drawings. Loaded when it is opened. */
import type { ComponentType } from "react";
import type { Entry, Kind } from "../game/entry.ts";
import { type Index, indexOf } from "./search.ts";

export interface Book {
  readonly game: string;
  readonly index: Index;
  /** The kinds of entries there are, in the order they are offered. */
  readonly kinds: readonly Kind[];
  readonly Picture: ComponentType<{ readonly entry: Entry; readonly size: "small" | "large" }>;
}

const BOOKS: Readonly<Record<string, () => Promise<Book>>> = {
  cosmic: async () => {
    const [{ cosmicEntries }, { CosmicPicture }] = await Promise.all([
      import("../cosmic/reference/entries.ts"),
      import("../cosmic/reference/entry-picture.tsx"),
    ]);
    return book("cosmic", cosmicEntries(), CosmicPicture);
  },
  race: async () => {
    const [{ raceEntries }, { RacePicture }] = await Promise.all([
      import("../race/reference/entries.ts"),
      import("../race/reference/entry-picture.tsx"),
    ]);
    return book("race", raceEntries(), RacePicture);
  },
};

function book(game: string, entries: readonly Entry[], Picture: Book["Picture"]): Book {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return { game, index: indexOf(entries), kinds, Picture };
}

export async function loadBook(game: string): Promise<Book | undefined> {
  return BOOKS[game]?.();
}
