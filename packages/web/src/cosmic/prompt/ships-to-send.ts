/** How many ships go with a target or a side, and from where: as many as allowed, from the fullest colonies. */
import type { Counts, Question } from "@hypergate/kernel";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const MOST = 4;

/** The number of ships the player means to send; it holds for one encounter. */
const store = createStore<{ readonly encounter: number; readonly n: number }>(() => ({ encounter: 0, n: MOST }));

export function shipsToSend(encounter: number, limit: number): number {
  const { encounter: known, n } = store.getState();
  return Math.max(1, Math.min(known === encounter ? n : MOST, limit));
}

export function setShipsToSend(encounter: number, n: number): void {
  store.setState({ encounter, n });
}

export function useShipsToSend(encounter: number, limit: number): number {
  useStore(store, (state) => state.n + state.encounter * 100);
  return shipsToSend(encounter, limit);
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
