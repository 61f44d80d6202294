import { kicker } from "./kicker.ts";

/** ×4 for the own attack card and nothing else. */
export const giveWarAChance = kicker("give-war-a-chance", { kicker: { attacksOnly: true } });
