import { type Bot, randomBot } from "@hypergate/kernel";
import { sensible } from "./cosmic/sensible.ts";
import { sensible as sensibleRacer } from "./race/sensible.ts";

/** Makes a player from a seed. */
export type NamedBot = (seed: string) => Bot<unknown>;

export const cosmicBots: Readonly<Record<string, NamedBot>> = {
  random: randomBot,
  sensible: sensible as NamedBot,
};

export const raceBots: Readonly<Record<string, NamedBot>> = {
  random: randomBot,
  sensible: sensibleRacer as NamedBot,
};
