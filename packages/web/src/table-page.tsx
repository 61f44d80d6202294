/** A table by its address: the lobby before the game, the game's own screen from then on. */
import type { Standpoint } from "@hypergate/kernel";
import type { TableInfo } from "@hypergate/wire";
import { type ReactNode, useEffect, useState } from "react";
import { Expert } from "./expert/expert.tsx";
import { isPractice } from "./expert/practice.ts";
import { GAMES } from "./games.ts";
import { hasHints } from "./guide/hinted.ts";
import { get } from "./net/api.ts";
import { connection, wakeWithPage } from "./net/connection.ts";
import { NoSuchPage, WayHome } from "./page/no-such-page.tsx";
import { go, type TableMode } from "./route.ts";
import { useAttention } from "./table/attention.ts";
import { useFeed } from "./table/feed.ts";
import { type LiveFeed, watchTable } from "./table/live-feed.ts";
import { Room } from "./table/room.tsx";
import { later } from "./ui/later.tsx";
import { useTableName } from "./words/table-name.ts";
import { useWords } from "./words/words.ts";
import "./words/table-words.ts";

const Hints = later(async () => (await import("./guide/hints.tsx")).Hints);
const Invitation = later(async () => (await import("./lobby/invitation.tsx")).Invitation);
const Lobby = later(async () => (await import("./lobby/lobby.tsx")).Lobby);

interface TablePageProps {
  readonly id: string;
  readonly code: string | undefined;
  readonly as: TableMode | undefined;
}

export default function TablePage({ id, code: given, as }: TablePageProps): ReactNode {
  // The address gets the code when the server tells it; that changes nothing about what is watched.
  const [code] = useState(given);
  const isBoard = as === "board";
  const [feed, setFeed] = useState<LiveFeed>();
  useEffect(() => {
    const live = watchTable(connection, id, code, isBoard);
    setFeed(live);
    return () => live.leave();
  }, [id, code, isBoard]);
  useEffect(wakeWithPage, []);
  return feed === undefined ? null : <WatchedTable feed={feed} as={as} />;
}

/** Whoever copies the address of a private table passes on what others need to see it. */
function useWholeAddress(info: TableInfo | undefined): void {
  const code = info === undefined || info.options.public ? undefined : info.code;
  useEffect(() => {
    const address = new URL(location.href);
    if (code === undefined || address.searchParams.get("code") === code) return;
    address.searchParams.set("code", code);
    history.replaceState(null, "", address);
  }, [code]);
}

function WatchedTable({ feed, as }: { readonly feed: LiveFeed } & Pick<TablePageProps, "as">): ReactNode {
  const t = useWords();
  const nameOf = useTableName();
  const info = useFeed(feed, (state) => state.info);
  const view = useFeed(feed, (state) => state.view);
  const gone = useFeed(feed, (state) => state.gone);
  const refused = useFeed(feed, (state) => state.refused);
  const isHere = useFeed(feed, (state) => state.isHere);
  const game = info === undefined ? undefined : GAMES[info.game];
  useWholeAddress(info);
  useAttention(feed, info === undefined ? "Hypergate" : nameOf(info));
  if (gone)
    return info?.removed === true ? <WayHome title={t("table.removed")} why={t("table.removedBy")} /> : <NoSuchPage />;
  if (info?.closed === true) return <WayHome title={t("table.closed")} why={t("table.closedBy")} />;
  if (refused !== undefined) return <WayHome title={t("table.cannot")} why={refused} />;
  if (info === undefined) return <div className="loading" />;
  const isStranger = info.you === undefined && !info.owner && (as === undefined || as === "hand");
  if (isStranger && info.status !== "over") return <Invitation table={info} as={as} />;
  if (info.status === "open") return <Lobby feed={feed} info={info} />;
  if (game === undefined) return <NoSuchPage />;
  if (view !== undefined) {
    const isOffered = as === undefined && isPractice(info) && !hasHints(info.id);
    return (
      <Room info={info} as={as}>
        <Expert feed={feed} game={info.game} standpoint={() => standpointAt(info.id)} isOffered={isOffered}>
          <game.Table feed={feed} leave={() => go("/")} part={as === "board" || as === "hand" ? as : "whole"} />
        </Expert>
        {as !== "board" && hasHints(info.id) ? <Hints feed={feed} /> : null}
      </Room>
    );
  }
  return isHere ? <NoSuchPage /> : <div className="loading" />;
}

async function standpointAt(table: string): Promise<Standpoint> {
  const { standpoint } = await get<"GET /api/tables/{id}/standpoint">(`/api/tables/${table}/standpoint`);
  return standpoint as Standpoint;
}
