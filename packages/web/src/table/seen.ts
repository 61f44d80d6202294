/** What has happened at a table since the reader last looked at it. */
import { useEffect, useRef } from "react";
import { keep, kept } from "../kept.ts";
import { type TableFeed, useFeed } from "./feed.ts";

const PREFIX = "seen.";

/** The number of the first event that is new to the reader, if the reader was away and there is one. */
export function useNewFrom(feed: TableFeed): number | undefined {
  const table = useFeed(feed, (state) => state.info?.id);
  const last = useFeed(feed, (state) => state.events.at(-1)?.n);
  const arrived = useRef<{ readonly table: string; readonly last: number | undefined }>(undefined);
  if (table !== undefined && arrived.current?.table !== table) {
    const last = kept(PREFIX + table);
    arrived.current = { table, last: last === undefined ? undefined : Number(last) };
  }
  useEffect(() => {
    if (table !== undefined && last !== undefined && document.visibilityState === "visible")
      keep(PREFIX + table, String(last));
  }, [table, last]);
  const before = arrived.current?.last;
  return before === undefined || last === undefined || before >= last ? undefined : before + 1;
}
