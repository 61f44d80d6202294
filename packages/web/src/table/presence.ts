import type { Seat } from "@hypergate/kernel";
import { type TableFeed, type TableState, useFeed } from "./feed.ts";

/** At a live table: a person with a seat who has left the game to a bot, or whose page is closed or cut off. When it is over, nobody is missed. */
export function isAway({ info, present, viewer }: TableState, seat: Seat): boolean {
  const holder = info?.seats[seat];
  if (info?.status !== "playing" || holder?.kind !== "person" || seat === viewer) return false;
  return holder.away || !present.includes(seat);
}

export function useAway(feed: TableFeed, seat: Seat): boolean {
  return useFeed(feed, (state) => !feed.isFilm && isAway(state, seat));
}
