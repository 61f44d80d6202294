import { alienOf, knowsRewards, type View } from "@hypergate/cosmic/client";
import { useEffect, useState } from "react";
import { type TableFeed, useFeed } from "../table/feed.ts";
import { loadAliens, loadRewards } from "./aliens.ts";

/** Whether the table can be shown, with its aliens and its reward deck; aliens that come later are shown when they are there. */
export function useAliensOf(feed: TableFeed): boolean {
  const ids = useFeed(feed, ({ view }) => aliensIn(view as View));
  const hasRewards = useFeed(feed, ({ view }) => (view as View).table.settings.rewardDeck);
  const [isReady, setReady] = useState(
    () => (!hasRewards || knowsRewards()) && ids.split(" ").every((id) => id === "" || alienOf(id) !== undefined),
  );
  useEffect(() => {
    const loading = [loadAliens(ids.split(" ")), hasRewards ? loadRewards() : undefined];
    if (!isReady) void Promise.all(loading).then(() => setReady(true));
  }, [ids, hasRewards, isReady]);
  return isReady;
}

function aliensIn({ table, hiddenPowers }: View): string {
  return [...table.players.flatMap(({ powers }) => powers), ...hiddenPowers].join(" ");
}
