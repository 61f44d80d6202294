/** The rules of every alien as the engine gets them, in the order of the registry. */
import type { Flare, Power, PowerInstalled } from "../effects.ts";
import { type AlienId, FACTS, PRINTED_IDS } from "./registry.ts";
import * as LISTED from "./rules.ts";

const RULES: Readonly<Record<AlienId, { readonly power: Power; readonly flare: Flare }>> = LISTED;

export const POWERS: readonly PowerInstalled[] = PRINTED_IDS.map((id) => ({
  ...RULES[id].power,
  alert: FACTS[id].alert,
}));

export const FLARES: readonly Flare[] = PRINTED_IDS.map((id) => RULES[id].flare);
