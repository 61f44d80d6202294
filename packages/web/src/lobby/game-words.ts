/** What the settings of a game are called. The words of a game are large, so they come when they are needed. */
import type { Language } from "@hypergate/kernel";
import { type ComponentType, useEffect, useState } from "react";

export interface GameWords {
  /** A message of the game, if there is one. */
  readonly message: (language: Language, id: string) => string | undefined;
  /** What a thing in a list is called: an alien, the colour of a lamp. */
  readonly thing: (language: Language, id: string) => string;
  /** What a thing does, for choosing among many. */
  readonly about?: (language: Language, id: string) => string | undefined;
  readonly Picture?: ComponentType<{ readonly id: string }>;
}

const WORDS: Readonly<Record<string, () => Promise<{ readonly words: GameWords }>>> = {
  cosmic: () => import("../cosmic/setting-words.tsx"),
  race: () => import("../race/setting-words.ts"),
};

/** Nothing as long as they are not here. */
export function useGameWords(game: string): GameWords | undefined {
  const [words, setWords] = useState<GameWords>();
  useEffect(() => {
    let isWanted = true;
    void WORDS[game]?.().then((loaded) => {
      if (isWanted) setWords(loaded.words);
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return words;
}
