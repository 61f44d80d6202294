import type { ReactNode } from "react";
import { useFeed } from "../table/feed.ts";
import { later } from "../ui/later.tsx";
import type { GameEndProps } from "./game-end.tsx";

const Ended = later(async () => (await import("./game-end.tsx")).GameEnd);

/** The end of a game; its code comes when the game is over. */
export function GameEnd(props: GameEndProps): ReactNode {
  const status = useFeed(props.feed, (state) => state.info?.status);
  return status === "over" ? <Ended {...props} /> : null;
}
