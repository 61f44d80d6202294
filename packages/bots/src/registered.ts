import { type Bot, checked, randomBot } from "@hypergate/kernel";
import type { Character } from "./characters.ts";

/** How much a bot thinks, by name: always something that is counted, never time. */
export type Budgets = Readonly<Record<string, number>>;

/**
 * Makes a player from a seed; one with a character plays like it, if the bot can. Budgets that are given take the place
 * of the usual ones.
 */
export interface NamedBot {
  (seed: string, character?: Character, budgets?: Budgets): Bot<unknown>;
  /** Whether it imagines tables; only then it needs an imagination. */
  readonly looksAhead: boolean;
  /** Its usual budgets. */
  readonly budgets: Budgets;
}

/** A bot that imagines tables, with its usual budgets. */
interface LookingAhead {
  readonly make: (seed: string, budgets: never, character?: Character) => Bot<never>;
  readonly budgets: Budgets;
}

type Registered = ((seed: string, character?: Character) => Bot<never>) | LookingAhead;

/**
 * Bots by name, each of them held to legal answers, and the random one. That one alone is not checked: the kernel's tests
 * have its answers to questions of every kind, and in Race a check would take a tenth of its time.
 */
export function registered(bots: Readonly<Record<string, Registered>>): Readonly<Record<string, NamedBot>> {
  const all: Record<string, NamedBot> = { random: Object.assign(randomBot, { looksAhead: false, budgets: {} }) };
  for (const [name, bot] of Object.entries(bots)) all[name] = named(name, bot);
  return all;
}

function named(name: string, bot: Registered): NamedBot {
  const looksAhead = typeof bot !== "function";
  const usual: Budgets = looksAhead ? bot.budgets : {};
  const make: (...given: Parameters<NamedBot>) => Bot<unknown> = (seed, character, budgets = {}) =>
    checked(
      name,
      (looksAhead
        ? bot.make(seed, { ...usual, ...budgets } as never, character)
        : bot(seed, character)) as Bot<unknown>,
    );
  return Object.assign(make, { looksAhead, budgets: usual });
}
