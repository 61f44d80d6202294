/** How many ships go with a target or a side, and from where: as many as allowed, from the fullest colonies. */
import type { Counts, Question } from "@hypergate/kernel";
import { amount } from "./amount.ts";

export const MOST_SHIPS = 4;

/** The moment at which the number of ships can be set: the encounter. */
export function shipsMoment(encounter: number): string {
  return `ships ${encounter}`;
}

/** The number of ships the player means to send in an encounter. */
export function shipsToSend(encounter: number, limit: number): number {
  return amount(shipsMoment(encounter), MOST_SHIPS, limit);
}

/** So many ships taken one by one from the place that has most left; the last ship of a place goes only if it must. */
export function fromFullest(question: Question, n: number): Counts | undefined {
  if (question.kind !== "spread") return undefined;
  const wanted = Math.max(question.min, Math.min(question.max, n));
  const left = question.slots.map(({ ref, max }) => ({ ref, n: max }));
  const counts: Record<string, number> = {};
  for (let i = 0; i < wanted; i++) {
    const from = left.reduce((best, slot) => (slot.n > best.n ? slot : best));
    if (from.n <= 0) break;
    from.n--;
    counts[from.ref] = (counts[from.ref] ?? 0) + 1;
  }
  return counts;
}
