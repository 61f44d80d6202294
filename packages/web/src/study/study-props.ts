import type { ComponentType } from "react";
import type { GameFace } from "../table/game-face.ts";
import type { Engine } from "../table/meter.ts";
import type { Root } from "./root.ts";
import type { StudyFeed } from "./study-feed.ts";

/** What opens a moment in the position editor. */
export interface EditProps {
  readonly engine: Engine;
  readonly game: string;
  /** The moment shown; nothing if today's rules do not lead there. */
  readonly momentNow: () => Root | undefined;
}

/** A study on the table, and the game it is of. */
export interface StudyProps {
  readonly feed: StudyFeed;
  readonly face: GameFace;
  readonly engine: Engine;
  readonly Edit: ComponentType<EditProps>;
}
