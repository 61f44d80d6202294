import type { Seat } from "@hypergate/kernel";
import type { Story } from "../story/story.ts";
import type { TableFeed } from "../table/feed.ts";
import type { GameFace } from "../table/game-face.ts";

/** The game that is analysed, and where one looks. */
export interface AnalysisProps {
  readonly story: Story;
  readonly face: GameFace;
  readonly feed: TableFeed;
  readonly step: number;
  readonly setStep: (step: number) => void;
  /** The reader's own seat. */
  readonly you: Seat | undefined;
  /** Goes to the table of this step. */
  readonly showTable: (step: number) => void;
}
