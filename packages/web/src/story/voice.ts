import { useMemo } from "react";
import { type TableFeed, useFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";
import type { Voice } from "../table/meter.ts";
import { useNames } from "../table/names.ts";
import { translate, useLanguage } from "../words/words.ts";

/** How this table's things are called in the reader's language. */
export function useVoice(feed: TableFeed, face: GameFace): Voice {
  const language = useLanguage();
  const names = useNames(feed);
  const you = useFeed(feed, (state) => state.info?.you);
  return useMemo(() => {
    const list = new Intl.ListFormat(language === "en" ? "en-GB" : language);
    return {
      t: (message, params) => translate(language, message, params),
      called: (ref) => face.nameOf(language, ref, names),
      who: (seat) => (seat === you ? "you" : face.nameOf(language, `player/${seat}`, names)),
      together: (seats) => {
        const isMine = you !== undefined && seats.includes(you);
        const others = seats
          .filter((seat) => seat !== you)
          .map((seat) => face.nameOf(language, `player/${seat}`, names));
        const all = isMine ? [translate(language, "end.you"), ...others] : others;
        return { who: list.format(all), mine: isMine ? "yes" : "no" };
      },
      listed: (words) => list.format(words),
    };
  }, [language, names, face, you]);
}
