/** A table by its address: the lobby before the game, the game's own screen from then on. */
import { type ReactNode, useEffect, useState } from "react";
import { GAMES } from "./games.ts";
import { connection, wakeWithPage } from "./net/connection.ts";
import { NoSuchPage, WayHome } from "./page/no-such-page.tsx";
import { go } from "./route.ts";
import { useAttention } from "./table/attention.ts";
import { useFeed } from "./table/feed.ts";
import { type LiveFeed, watchTable } from "./table/live-feed.ts";
import { later } from "./ui/later.tsx";
import { useLanguage, useWords } from "./words/words.ts";
import "./words/table-words.ts";

const Lobby = later(async () => (await import("./lobby/lobby.tsx")).Lobby);

export default function TablePage({ id, code }: { readonly id: string; readonly code: string | undefined }): ReactNode {
  const [feed, setFeed] = useState<LiveFeed>();
  useEffect(() => {
    const live = watchTable(connection, id, code);
    setFeed(live);
    return () => live.leave();
  }, [id, code]);
  useEffect(wakeWithPage, []);
  return feed === undefined ? null : <WatchedTable feed={feed} />;
}

function WatchedTable({ feed }: { readonly feed: LiveFeed }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const info = useFeed(feed, (state) => state.info);
  const view = useFeed(feed, (state) => state.view);
  const gone = useFeed(feed, (state) => state.gone);
  const refused = useFeed(feed, (state) => state.refused);
  const isHere = useFeed(feed, (state) => state.isHere);
  const game = info === undefined ? undefined : GAMES[info.game];
  useAttention(feed, game?.title[language] ?? "Hypergate");
  if (gone)
    return info?.removed === true ? <WayHome title={t("table.removed")} why={t("table.removedBy")} /> : <NoSuchPage />;
  if (info?.closed === true) return <WayHome title={t("table.closed")} why={t("table.closedBy")} />;
  if (refused !== undefined) return <WayHome title={t("table.cannot")} why={refused} />;
  if (info === undefined) return <div className="loading" />;
  if (info.status === "open") return <Lobby feed={feed} info={info} />;
  if (game === undefined) return <NoSuchPage />;
  if (view !== undefined) return <game.Table feed={feed} leave={() => go("/")} />;
  return isHere ? <NoSuchPage /> : <div className="loading" />;
}
