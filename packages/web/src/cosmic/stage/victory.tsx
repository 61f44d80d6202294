import { type ReactNode, useState } from "react";
import { useFeed } from "../../table/feed.ts";
import { useBeat } from "../../table/stage/stage.tsx";
import { later } from "../../ui/later.tsx";
import { useCosmic } from "../use-cosmic.tsx";

const Triumph = later(async () => (await import("./triumph.tsx")).Triumph);

/** Who has won, over the table, until it is put aside. */
export function Victory(): ReactNode {
  const running = useBeat("victory");
  const { feed, t } = useCosmic();
  const isOver = useFeed(feed, (state) => state.info?.status === "over");
  const [isAside, setAside] = useState(false);
  // A replay shows it while it is told, and then the table.
  const isThere = running !== undefined || (isOver && !feed.isFilm);
  if (!isThere || isAside || t.winners.length === 0) return null;
  return <Triumph ms={running?.ms} close={() => setAside(true)} />;
}
