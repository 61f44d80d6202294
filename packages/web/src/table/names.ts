import { type Character, characterAt } from "@hypergate/bots/characters";
import type { Language, Seat } from "@hypergate/kernel";
import type { TableInfo } from "@hypergate/wire";
import { useMemo } from "react";
import { translate, useLanguage } from "../words/words.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import type { Names } from "./game-face.ts";

/** Whom the bot on a seat plays; nobody where a person sits. */
export function characterOn(info: TableInfo | undefined, seat: Seat): Character | undefined {
  return info?.seats[seat]?.kind === "bot" ? characterAt(info.id, seat) : undefined;
}

/** What the people and the bots at a table are called; a game calls those without names by their seats. */
export function namesOf(info: TableInfo | undefined, language: Language): Names {
  return (info?.seats ?? []).map((holder, seat) => {
    if (holder.kind === "person") return holder.name;
    if (holder.kind === "former") return translate(language, "people.former");
    const character = characterOn(info, seat);
    return (character?.short ?? character?.name)?.[language];
  });
}

export function useNames(feed: TableFeed): Names {
  const info = useFeed(feed, (state) => state.info);
  const language = useLanguage();
  return useMemo(() => namesOf(info, language), [info, language]);
}

/** The seat from which the table is looked at, which log and questions call "you"; none for a spectator. */
export function useReader(feed: TableFeed): Seat | undefined {
  const viewer = useFeed(feed, (state) => state.viewer);
  return typeof viewer === "number" ? viewer : undefined;
}
