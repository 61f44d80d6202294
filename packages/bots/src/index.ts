import { storedNets } from "./race/expert/index.ts";
import { raceBotsWith } from "./without-files.ts";

export { type Budgets, type NamedBot, registered } from "./registered.ts";
export { cosmicBots } from "./without-files.ts";

export const raceBots = raceBotsWith(storedNets);
