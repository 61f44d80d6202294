import type { TableInfo } from "@hypergate/wire";
import { useMemo } from "react";
import { type TableFeed, useFeed } from "./feed.ts";
import type { Names } from "./game-face.ts";

/** Names of the people at a table. Bots have none; a game names them by their seats. */
export function namesOf(info: TableInfo | undefined): Names {
  return (info?.seats ?? []).map((seat) => (seat.kind === "person" ? seat.name : undefined));
}

export function useNames(feed: TableFeed): Names {
  const info = useFeed(feed, (state) => state.info);
  return useMemo(() => namesOf(info), [info]);
}
