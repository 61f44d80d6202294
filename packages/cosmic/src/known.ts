/**
 * Texts that not everybody needs: of aliens (with their drawings), technologies and settings. A server knows all of them
 * (`texts/every.ts`); a client learns those that it shows, when it shows them.
 */
import type { Messages, Ref } from "@hypergate/kernel";
import type { Alien } from "./aliens/facts.ts";
import { FACTS } from "./aliens/registry.ts";
import { TECH_FACTS } from "./technologies/registry.ts";
import type { TechText } from "./technologies/text.ts";
import { addMessages } from "./texts/messages.ts";

const aliens: Record<string, Alien> = {};
const technologies: Record<string, TechText> = {};
const listeners: ((thing: Ref) => void)[] = [];

function missed(thing: Ref): void {
  for (const listener of listeners) listener(thing);
}

/** An alien as it is shown; nothing while it is not known. Whoever learns on the way hears that it was wanted. */
export function alienOf(id: string): Alien | undefined {
  if (aliens[id] === undefined && FACTS[id] !== undefined) missed(`power/${id}`);
  return aliens[id];
}

export function techTextOf(id: string): TechText | undefined {
  if (technologies[id] === undefined && TECH_FACTS[id] !== undefined) missed(`tech/${id}`);
  return technologies[id];
}

export function knownAliens(): readonly Alien[] {
  return Object.values(aliens);
}

/** The messages of each alien and each technology. */
export function knownOwnMessages(): readonly Messages[] {
  return [...knownAliens().map(({ text }) => text), ...Object.values(technologies)].map(({ messages }) => messages);
}

export function learnAliens(more: Readonly<Record<string, Alien>>): void {
  Object.assign(aliens, more);
  for (const { text } of Object.values(more)) addMessages(text.messages);
}

export function learnTechnologies(more: Readonly<Record<string, TechText>>): void {
  Object.assign(technologies, more);
  for (const { messages } of Object.values(more)) addMessages(messages);
}

export function learnMessages(more: Messages): void {
  addMessages(more);
}

/** Calls the listener when somebody wanted an alien or a technology that is not known. */
export function onMissed(listener: (thing: Ref) => void): void {
  listeners.push(listener);
}
