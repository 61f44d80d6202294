import { cosmicBots } from "@hypergate/bots/without-files";
import { cosmic, type State } from "@hypergate/cosmic";
import type { BaseState, Rules } from "@hypergate/kernel";
import type { OfflineGame } from "../game/offline-game.ts";

/** Cosmic Encounter without a server. */
export const offlineGame: OfflineGame = {
  rules: cosmic as unknown as Rules<BaseState>,
  bots: cosmicBots,
  winners: (state) => (state as State).table.winners,
  units: (state) => (state as State).table.encounter.n,
};
