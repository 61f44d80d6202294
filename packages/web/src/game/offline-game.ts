import type { SimulatedGame } from "@hypergate/games";

/** A game as it is played without a server. */
export type OfflineGame = Pick<SimulatedGame, "rules" | "bots" | "winners" | "units">;
