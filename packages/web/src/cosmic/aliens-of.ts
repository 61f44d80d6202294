import { alienOf, type View } from "@hypergate/cosmic/client";
import { useEffect, useState } from "react";
import { type TableFeed, useFeed } from "../table/feed.ts";
import { loadAliens } from "./aliens.ts";

/** Whether the aliens at the table can be shown; those that come later are shown when they are there. */
export function useAliensOf(feed: TableFeed): boolean {
  const ids = useFeed(feed, ({ view }) => aliensIn(view as View));
  const [isReady, setReady] = useState(() => ids.split(" ").every((id) => id === "" || alienOf(id) !== undefined));
  useEffect(() => {
    if (!isReady) void loadAliens(ids.split(" ")).then(() => setReady(true));
  }, [ids, isReady]);
  return isReady;
}

function aliensIn({ table, hiddenPowers }: View): string {
  return [...table.players.flatMap(({ powers }) => powers), ...hiddenPowers].join(" ");
}
