import { useEffect, useState } from "react";
import { type TableFeed, useFeed } from "./feed.ts";

/**
 * How many chat lines came since the reader last looked, and a function to mark them as read. Lines from before the
 * reader came do not count.
 */
export function useUnread(feed: TableFeed, isReading: boolean): readonly [unread: number, read: () => void] {
  const lines = useFeed(feed, (state) => state.chat.length);
  const isHere = useFeed(feed, (state) => state.isHere);
  const [seen, setSeen] = useState<number>();
  useEffect(() => {
    if (isReading || (isHere && seen === undefined)) setSeen(lines);
  }, [isReading, isHere, seen, lines]);
  const unread = isReading || seen === undefined ? 0 : Math.max(0, lines - seen);
  return [unread, () => setSeen(lines)];
}
