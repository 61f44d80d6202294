/** The games as workers and the lab play them, with rules and bots. Each comes when it is first wanted. */
import type { SimulatedGame } from "@hypergate/games";

const LOADERS: Readonly<Record<string, () => Promise<SimulatedGame>>> = {
  cosmic: async () => (await import("./cosmic/simulated.ts")).simulated(),
  race: async () => (await import("./race/simulated.ts")).simulated(),
};

/** Throws if there is no such game. */
export function loadSimulated(game: string): Promise<SimulatedGame> {
  if (!Object.hasOwn(LOADERS, game)) throw new Error(`there is no game ${game}`);
  return LOADERS[game]();
}
