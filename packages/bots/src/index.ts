import { raceEstimatorWith } from "./chances/race.ts";
import { storedNets } from "./race/expert/index.ts";
import { raceBotsWith } from "./without-files.ts";

export { type Budgets, type NamedBot, registered } from "./registered.ts";
export { cosmicBots } from "./without-files.ts";

export const raceBots = raceBotsWith(storedNets);

/** Made once, because its nets are read from files. */
let estimator: ReturnType<typeof raceEstimatorWith> | undefined;

export function raceEstimator(): ReturnType<typeof raceEstimatorWith> {
  estimator ??= raceEstimatorWith(storedNets());
  return estimator;
}
