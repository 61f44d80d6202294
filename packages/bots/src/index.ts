import { type Bot, checked, randomBot } from "@hypergate/kernel";
import { sensible } from "./cosmic/sensible.ts";
import { sensible as sensibleRacer } from "./race/sensible.ts";

/** Makes a player from a seed. */
export type NamedBot = (seed: string) => Bot<unknown>;

export const cosmicBots = registered({ sensible });

export const raceBots = registered({ sensible: sensibleRacer });

/**
 * Bots by name, each of them held to legal answers, and the random one. That one alone is not checked: the kernel's tests
 * have its answers to questions of every kind, and in Race a check would take a tenth of its time.
 */
export function registered(
  bots: Readonly<Record<string, (seed: string) => Bot<never>>>,
): Readonly<Record<string, NamedBot>> {
  const all: Record<string, NamedBot> = { random: randomBot };
  for (const [name, make] of Object.entries(bots)) all[name] = (seed) => checked(name, make(seed) as Bot<unknown>);
  return all;
}
