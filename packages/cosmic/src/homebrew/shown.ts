/**
 * Aliens of the host: what all know of them who show a game. They come when the program starts, and each is a box of its
 * own, so a table chooses them like boxes and its stored game names what it needs.
 */
import type { Alien, Facts } from "../aliens/facts.ts";
import { setOwnFacts } from "../aliens/registry.ts";
import { setOwnFlares } from "../cards.ts";
import { type Box, setOwnBoxes } from "../catalogue.ts";
import { learnAliens, learnMessages } from "../known.ts";

/** An alien as its files give it: the box is that of its name. */
export interface OwnAlien extends Omit<Alien, "facts"> {
  readonly facts: Omit<Facts, "box">;
}

/** Makes these aliens known, in place of all earlier ones. */
export function showHomebrew(own: Readonly<Record<string, OwnAlien>>): void {
  const aliens: Record<string, Alien> = {};
  const facts: Record<string, Facts> = {};
  for (const [id, alien] of Object.entries(own)) {
    facts[id] = { ...alien.facts, box: id as Box };
    aliens[id] = { ...alien, facts: facts[id] };
  }
  setOwnFacts(facts);
  setOwnBoxes(Object.keys(own));
  setOwnFlares(Object.keys(own));
  learnAliens(aliens);
  learnMessages(Object.fromEntries(Object.entries(own).map(([id, { text }]) => [`box/${id}`, text.name])));
}
