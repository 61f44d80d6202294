/** The aliens whose texts and drawings are known here: all of them where `all.ts` is loaded, else those that were learned. */
import { addMessages } from "../texts/messages.ts";
import type { Alien } from "./facts.ts";
import { FACTS } from "./registry.ts";

const known: Record<string, Alien> = {};
let missed: (id: string) => void = () => undefined;

/** An alien as it is shown; nothing while it is not known. Whoever learns aliens on the way hears that it was wanted. */
export function alienOf(id: string): Alien | undefined {
  if (known[id] === undefined && FACTS[id] !== undefined) missed(id);
  return known[id];
}

export function knownAliens(): readonly Alien[] {
  return Object.values(known);
}

export function learnAliens(aliens: Readonly<Record<string, Alien>>): void {
  Object.assign(known, aliens);
  for (const { text } of Object.values(aliens)) addMessages(text.messages);
}

/** Calls the listener when somebody wanted an alien that is not known. */
export function onMissedAlien(listener: (id: string) => void): void {
  missed = listener;
}
