import type { Seat } from "@hypergate/kernel";
import type { SeatInfo } from "@hypergate/wire";
import type { Story } from "../story/story.ts";
import type { GameFace } from "../table/game-face.ts";

/** The game that is shown again, and what is known of its table. */
export interface PlayerProps {
  readonly story: Story;
  readonly face: GameFace;
  /** The table it was played at; empty for a file. */
  readonly id: string;
  readonly code: string | undefined;
  readonly seats: readonly SeatInfo[];
  /** The reader's own seat. */
  readonly you: Seat | undefined;
  readonly leave: () => void;
}
