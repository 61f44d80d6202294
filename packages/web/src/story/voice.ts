import { useMemo } from "react";
import type { TableFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import type { Voice } from "../table/meter.ts";
import { useNames } from "../table/names.ts";
import { translate, useLanguage } from "../words/words.ts";

/** How this table's things are called in the reader's language. */
export function useVoice(feed: TableFeed, face: GameFace): Voice {
  const language = useLanguage();
  const names = useNames(feed);
  return useMemo(() => {
    const list = new Intl.ListFormat(language === "en" ? "en-GB" : language);
    return {
      t: (message, params) => translate(language, message, params),
      called: (ref) => face.nameOf(language, ref, names),
      listed: (words) => list.format(words),
    };
  }, [language, names, face]);
}
