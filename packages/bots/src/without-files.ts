/** The bots as a browser has them too: the nets of the expert are given, not read from files. */

import type { Character } from "./characters.ts";
import { BUDGET as COSMIC_BUDGET, expert as cosmicExpert } from "./cosmic/expert/index.ts";
import { gentle } from "./cosmic/gentle.ts";
import { sensible } from "./cosmic/sensible.ts";
import { tempered } from "./cosmic/tempered.ts";
import { BUDGET, type Budget, expertWith, type Nets } from "./race/expert/expert.ts";
import { gentle as gentleRacer } from "./race/gentle.ts";
import { weightsOf } from "./race/leaning.ts";
import { sensible as sensibleRacer, sensibleWith } from "./race/sensible.ts";
import { type NamedBot, registered } from "./registered.ts";

export type { Nets } from "./race/expert/expert.ts";
export { unpackNet } from "./race/expert/stored.ts";
export type { NamedBot } from "./registered.ts";

export const cosmicBots = registered({
  gentle,
  sensible: (seed, character) => (character === undefined ? sensible(seed) : tempered(seed, character)),
  expert: { make: cosmicExpert, budgets: COSMIC_BUDGET },
});

/** The nets are asked for when the first expert sits down. */
export function raceBotsWith(nets: () => Nets): Readonly<Record<string, NamedBot>> {
  const expert = (seed: string, budget: Budget, character?: Character) =>
    expertWith(seed, nets(), budget, character?.racing);
  return registered({
    gentle: (seed, character) => gentleRacer(seed, character?.racing),
    sensible: (seed, character) =>
      character === undefined ? sensibleRacer(seed) : sensibleWith(seed, weightsOf(character.racing)),
    expert: { make: expert, budgets: BUDGET },
  });
}
