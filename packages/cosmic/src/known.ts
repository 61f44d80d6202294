/**
 * Texts that not everybody needs: of aliens (with their drawings), technologies, the reward deck and settings. A server knows all of them
 * (`texts/every.ts`); a client learns those that it shows, when it shows them.
 */
import type { Messages, Ref, Statement } from "@hypergate/kernel";
import type { Alien } from "./aliens/facts.ts";
import { FACTS } from "./aliens/registry.ts";
import { TECH_FACTS } from "./technologies/registry.ts";
import type { TechText } from "./technologies/text.ts";
import { addMessages } from "./texts/messages.ts";

export const REWARDS: Ref = "texts/rewards";

const aliens: Record<string, Alien> = {};
const statements: Record<string, readonly Statement[]> = {};
const technologies: Record<string, TechText> = {};
const rewards: { areKnown: boolean } = { areKnown: false };
const listeners: ((thing: Ref) => void)[] = [];

function missed(thing: Ref): void {
  for (const listener of listeners) listener(thing);
}

/** An alien as it is shown; nothing while it is not known. Whoever learns on the way hears that it was wanted. */
export function alienOf(id: string): Alien | undefined {
  if (aliens[id] === undefined && FACTS[id] !== undefined) missed(`power/${id}`);
  return aliens[id];
}

/** The numbered statements of an alien; a client learns them when they are read. */
export function alienStatements(id: string): readonly Statement[] {
  if (statements[id] === undefined && FACTS[id] !== undefined) missed(`statements/${id}`);
  return statements[id] ?? [];
}

export function techTextOf(id: string): TechText | undefined {
  if (technologies[id] === undefined && TECH_FACTS[id] !== undefined) missed(`tech/${id}`);
  return technologies[id];
}

/** Whether the texts of technologies are known, which come together. */
export function knowsTechnologies(): boolean {
  return Object.keys(technologies).length > 0;
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
  for (const [id, { text }] of Object.entries(more)) {
    addMessages(text.messages);
    if (text.rules.length > 0) statements[id] = text.rules;
  }
}

export function learnStatements(more: Readonly<Record<string, readonly Statement[]>>): void {
  Object.assign(statements, more);
}

export function learnTechnologies(more: Readonly<Record<string, TechText>>): void {
  Object.assign(technologies, more);
  for (const { messages } of Object.values(more)) addMessages(messages);
}

export function learnMessages(more: Messages): void {
  addMessages(more);
}

export function learnRewards(more: Messages): void {
  rewards.areKnown = true;
  addMessages(more);
}

/** Whether the messages of the reward deck are known. Whoever learns on the way hears that they were wanted. */
export function knowsRewards(): boolean {
  if (!rewards.areKnown) missed(REWARDS);
  return rewards.areKnown;
}

/** Calls the listener when somebody wanted an alien, its statements, a technology or the reward deck (`REWARDS`) that is not known. */
export function onMissed(listener: (thing: Ref) => void): void {
  listeners.push(listener);
}
