import type { Standpoint } from "@hypergate/kernel";
import type { TableInfo } from "@hypergate/wire";
import type { TableFeed } from "../table/feed.ts";

/** The practice game in which an expert is asked. */
export interface ExpertProps {
  readonly feed: TableFeed;
  readonly game: string;
  /** Where the player stands, with everything dealt anew that the player cannot know. */
  readonly standpoint: () => Promise<Standpoint>;
}

/** All others are bots, and the game is on. */
export function isPractice({ status, you, seats }: TableInfo): boolean {
  return status === "playing" && you !== undefined && seats.every(({ kind }, seat) => seat === you || kind === "bot");
}
