import { useEffect, useState } from "react";
import type { SettingWords } from "../game/setting-words.ts";
import { GAMES } from "../games.ts";

/** Nothing as long as they are not here. */
export function useSettingWords(game: string): SettingWords | undefined {
  const [words, setWords] = useState<SettingWords>();
  useEffect(() => {
    let isWanted = true;
    void GAMES[game]?.loadSettingWords().then((loaded) => {
      if (isWanted) setWords(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return words;
}
