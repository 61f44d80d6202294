/**
 * Why gentle bots do what they do: in the first games against them the log says it under what they did. Kept on this
 * device, so that it ends by itself.
 */
import type { Said } from "@hypergate/kernel";
import type { TableInfo, ToldEvent } from "@hypergate/wire";
import { useEffect, useState } from "react";
import { keep, kept } from "../kept.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace, Reasons } from "./game-face.ts";

const KEY = "explained";
const FIRST_GAMES = 3;
const GENTLE = "gentle";

/** Among the first games against gentle bots that this browser sees. */
function isExplained(table: string): boolean {
  const known = (kept(KEY) ?? "").split(" ").filter((id) => id !== "");
  if (known.includes(table)) return true;
  if (known.length >= FIRST_GAMES) return false;
  keep(KEY, [...known, table].join(" "));
  return true;
}

function hasGentle(info: TableInfo | undefined): boolean {
  return info?.you !== undefined && info.seats.some((seat) => seat.kind === "bot" && seat.bot === GENTLE);
}

/** What a gentle bot says about an event; nothing at other tables and about other events. */
export function useReasons(feed: TableFeed, face: GameFace): (event: ToldEvent) => Said | undefined {
  const info = useFeed(feed, (state) => state.info);
  const isWanted = !feed.isFilm && hasGentle(info);
  const id = info?.id ?? "";
  const [reasons, setReasons] = useState<{ readonly of: Reasons }>();
  useEffect(() => {
    if (isWanted && isExplained(id)) void face.loadReasons().then((of) => setReasons({ of }));
  }, [isWanted, id, face]);
  return (event) => {
    const said = reasons?.of(event);
    const holder = said === undefined ? undefined : info?.seats[said.seat];
    return holder?.kind === "bot" && holder.bot === GENTLE ? said?.why : undefined;
  };
}
