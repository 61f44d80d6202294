/** A table by its address: the lobby before the game, the game's own screen from then on. */
import { type ReactNode, useEffect, useState } from "react";
import { GAMES } from "../games.ts";
import { NoSuchPage } from "../home/no-such-page.tsx";
import { Lobby } from "../lobby/lobby.tsx";
import { connection } from "../net/connection.ts";
import { go } from "../route.ts";
import { useAttention } from "./attention.ts";
import { useFeed } from "./feed.ts";
import { type LiveFeed, watchTable } from "./live-feed.ts";

export default function TablePage({ id, code }: { readonly id: string; readonly code: string | undefined }): ReactNode {
  const [feed, setFeed] = useState<LiveFeed>();
  useEffect(() => {
    const live = watchTable(connection, id, code);
    setFeed(live);
    return () => live.leave();
  }, [id, code]);
  return feed === undefined ? null : <WatchedTable feed={feed} />;
}

function WatchedTable({ feed }: { readonly feed: LiveFeed }): ReactNode {
  const info = useFeed(feed, (state) => state.info);
  const view = useFeed(feed, (state) => state.view);
  const gone = useFeed(feed, (state) => state.gone);
  useAttention(feed);
  if (gone) return <NoSuchPage />;
  if (info === undefined) return <div className="loading" />;
  if (info.status === "open") return <Lobby feed={feed} info={info} />;
  const game = GAMES[info.game];
  if (game === undefined) return <NoSuchPage />;
  return view === undefined ? <div className="loading" /> : <game.Table feed={feed} leave={() => go("/")} />;
}
