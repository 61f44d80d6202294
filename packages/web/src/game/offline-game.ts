import type { NamedBot } from "@hypergate/bots/without-files";
import type { BaseState, Rules, Seat } from "@hypergate/kernel";

/** A game as it is played without a server. */
export interface OfflineGame {
  readonly rules: Rules<BaseState>;
  readonly bots: Readonly<Record<string, NamedBot>>;
  readonly winners: (state: BaseState) => readonly Seat[];
  readonly units: (state: BaseState) => number;
}
