/** The games there are. A new one is one line here, and the command line, the server and its bots know it. */
import { cosmicGame } from "./cosmic.ts";
import type { PlayableGame } from "./playable.ts";
import { raceGame } from "./race.ts";

export type { PlayableGame, SeatFacts, SimulatedGame } from "./playable.ts";
export { STRATEGIES } from "./race-strategy.ts";
export { type Budgets, budgetsOf, playOut, tableSettings, wrongBudget } from "./simulating.ts";

export const GAMES: Readonly<Record<string, PlayableGame>> = {
  cosmic: cosmicGame as unknown as PlayableGame,
  race: raceGame as unknown as PlayableGame,
};
