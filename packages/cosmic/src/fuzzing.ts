/** Random tables for the fuzzer. */
import { below, type Rng } from "@hypergate/kernel";
import { BOXES, MOST_WITH_TWO_SPECIALS } from "./catalogue.ts";
import { settingsOfPowers } from "./installed.ts";
import { countCards, violation } from "./invariants.ts";
import { allSettings, EDITIONS, resolveSettings, type Settings } from "./settings.ts";
import type { Config } from "./setup.ts";
import type { State } from "./state.ts";

const SPECIAL_SHIPS = ["none", "flagship", "salvage", "both"] as const satisfies readonly Settings["specialShips"][];

/** A table with an edition's preset and a few random changes, without contradictions. */
function randomConfig(rng: Rng): Config {
  const players = 3 + below(rng, 3);
  const specs = allSettings(settingsOfPowers());
  for (;;) {
    const settings: Record<string, unknown> = { edition: EDITIONS[below(rng, EDITIONS.length)] };
    settings.useFlares = below(rng, 5) > 0;
    settings.tech = below(rng, 3) === 0;
    settings.boxes = below(rng, 5) > 0 ? BOXES : ["base"];
    settings.rewardDeck = below(rng, 4) > 0;
    settings.specialShips = SPECIAL_SHIPS[below(rng, players > MOST_WITH_TWO_SPECIALS ? 3 : 4)];
    settings.alienSelection = ["flareDraft", "random", "random", "combo"][below(rng, 4)];
    for (const [name, { values }] of Object.entries(specs))
      if (!(name in settings) && Array.isArray(values) && name !== "firstPlayer" && below(rng, 4) === 0)
        settings[name] = values[below(rng, values.length)];
    if (isSound(settings)) return { players, settings };
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

/**
 * A use that must be made is made before others are asked, unless somebody earlier has something to play; so whom a table
 * asks is not compared.
 */
export const cosmicFuzz = { randomConfig, checker, asksMayTell: true } as const;
