/** Random tables for the fuzzer. */
import { below, type Rng } from "@hypergate/kernel";
import { BOXES } from "./catalogue.ts";
import { settingsOfPowers } from "./installed.ts";
import { countCards, violation } from "./invariants.ts";
import { allSettings, EDITIONS, resolveSettings } from "./settings.ts";
import type { Config } from "./setup.ts";
import type { State } from "./state.ts";

/** A table with an edition's preset and a few random changes, without contradictions. */
function randomConfig(rng: Rng): Config {
  const players = 3 + below(rng, 3);
  const specs = allSettings(settingsOfPowers());
  for (;;) {
    const settings: Record<string, unknown> = { edition: EDITIONS[below(rng, EDITIONS.length)] };
    settings.useFlares = below(rng, 5) > 0;
    settings.tech = below(rng, 3) === 0;
    settings.rewardDeck = below(rng, 3) === 0;
    settings.boxes = below(rng, 2) === 0 ? ["base"] : BOXES;
    settings.alienSelection = ["flareDraft", "random", "random", "combo"][below(rng, 4)];
    for (const [name, { values }] of Object.entries(specs))
      if (!(name in settings) && Array.isArray(values) && name !== "firstPlayer" && below(rng, 4) === 0)
        settings[name] = values[below(rng, values.length)];
    if (isSound(settings) && !(settings.specialShips === "both" && players > 4)) return { players, settings };
  }
}

function isSound(settings: Readonly<Record<string, unknown>>): boolean {
  const hidden = settings.hiddenPowers === true && settings.alienSelection === "combo";
  const unlimited = settings.unlimitedFlares === true && settings.useFlares === false;
  if (hidden || unlimited) return false;
  resolveSettings(settings, settingsOfPowers());
  return true;
}

/** Remembers how many cards are in the game once they are dealt, and compares every later state. */
function checker(): (state: State) => string | undefined {
  let cards = -1;
  return (state) => {
    if (state.secret.drafts.some((list) => list.length > 0) || state.secret.deck.length === 0) return undefined;
    if (cards < 0) cards = countCards(state);
    return violation(state, cards);
  };
}

export const cosmicFuzz = { randomConfig, checker } as const;
