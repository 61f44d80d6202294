import { alienOf, knowsRewards, knowsTechnologies, type View } from "@hypergate/cosmic/client";
import { useEffect, useState } from "react";
import { type TableFeed, useFeed } from "../table/feed.ts";
import { loadAliens, loadRewards, loadTechnologies } from "./aliens.ts";

/** Whether the table can be shown, with its aliens, its technologies and its reward deck; what comes later is shown when it is there. */
export function useAliensOf(feed: TableFeed): boolean {
  const ids = useFeed(feed, ({ view }) => aliensIn(view as View));
  const hasRewards = useFeed(feed, ({ view }) => (view as View).table.settings.rewardDeck);
  const hasTechs = useFeed(feed, ({ view }) => (view as View).table.techs.length > 0);
  const [isReady, setReady] = useState(
    () =>
      (!hasRewards || knowsRewards()) &&
      (!hasTechs || knowsTechnologies()) &&
      ids.split(" ").every((id) => id === "" || alienOf(id) !== undefined),
  );
  useEffect(() => {
    const loading = [
      loadAliens(ids.split(" ")),
      hasRewards ? loadRewards() : undefined,
      hasTechs ? loadTechnologies() : undefined,
    ];
    if (!isReady) void Promise.all(loading).then(() => setReady(true));
  }, [ids, hasRewards, hasTechs, isReady]);
  return isReady;
}

function aliensIn({ table, hiddenPowers }: View): string {
  return [...table.players.flatMap(({ powers }) => powers), ...hiddenPowers].join(" ");
}
