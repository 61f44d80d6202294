import { type Bot, checked, randomBot } from "@hypergate/kernel";
import type { Character } from "./characters.ts";
import { sensible } from "./cosmic/sensible.ts";
import { tempered } from "./cosmic/tempered.ts";
import { sensible as sensibleRacer } from "./race/sensible.ts";

/** Makes a player from a seed; one with a character plays like it, if the bot can. */
export type NamedBot = (seed: string, character?: Character) => Bot<unknown>;

export const cosmicBots = registered({
  sensible: (seed, character) => (character === undefined ? sensible(seed) : tempered(seed, character)),
});

export const raceBots = registered({ sensible: sensibleRacer });

/**
 * Bots by name, each of them held to legal answers, and the random one. That one alone is not checked: the kernel's tests
 * have its answers to questions of every kind, and in Race a check would take a tenth of its time.
 */
export function registered(
  bots: Readonly<Record<string, (seed: string, character?: Character) => Bot<never>>>,
): Readonly<Record<string, NamedBot>> {
  const all: Record<string, NamedBot> = { random: randomBot };
  for (const [name, make] of Object.entries(bots))
    all[name] = (seed, character) => checked(name, make(seed, character) as Bot<unknown>);
  return all;
}
