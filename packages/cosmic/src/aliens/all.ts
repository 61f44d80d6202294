/**
 * Texts and drawings of every alien, in the order of the registry. Whoever imports this file knows all of them; a client
 * loads those that it shows (`known.ts`).
 */
import { learnAliens } from "../known.ts";
import type { Alien } from "./facts.ts";
import { type AlienId, PRINTED_IDS } from "./registry.ts";
import * as LISTED from "./shown.ts";

const ALL: Readonly<Record<AlienId, Alien>> = LISTED;

learnAliens(Object.fromEntries(PRINTED_IDS.map((id) => [id, ALL[id]])));

export const ALIEN_TEXTS: Readonly<Record<string, Alien["text"]>> = Object.fromEntries(
  PRINTED_IDS.map((id) => [id, ALL[id].text]),
);
