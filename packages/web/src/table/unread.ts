import { useEffect, useState } from "react";
import { type TableFeed, useFeed } from "./feed.ts";

/**
 * How many lines of the chat came since the reader last looked, and a way to say that this is now; what was said before one
 * came is not news.
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
