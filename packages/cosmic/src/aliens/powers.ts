/** The rules of every alien as the engine gets them, in the order of the registry. */
import type { Flare, Power, PowerInstalled } from "../effects.ts";
import { ALIEN_IDS, type AlienId, FACTS } from "./registry.ts";
import * as LISTED from "./rules.ts";

const RULES: Readonly<Record<AlienId, { readonly power: Power; readonly flare: Flare }>> = LISTED;

export const POWERS: readonly PowerInstalled[] = ALIEN_IDS.map((id) => ({
  ...RULES[id].power,
  alert: FACTS[id].alert,
}));

export const FLARES: readonly Flare[] = ALIEN_IDS.map((id) => RULES[id].flare);
