/** The drafts of an editing session: the present one, and those to go back and forth to. */
import { useCallback, useState } from "react";

interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly ahead: readonly T[];
}

const MOST = 200;

export interface Editing<T> {
  readonly now: T;
  readonly change: (next: T) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

export function useHistory<T>(first: () => T): Editing<T> {
  const [{ past, now, ahead }, set] = useState<History<T>>(() => ({ past: [], now: first(), ahead: [] }));
  const change = useCallback(
    (next: T) =>
      set((before) =>
        next === before.now ? before : { past: [...before.past, before.now].slice(-MOST), now: next, ahead: [] },
      ),
    [],
  );
  const undo = () => set({ past: past.slice(0, -1), now: past[past.length - 1], ahead: [now, ...ahead] });
  const redo = () => set({ past: [...past, now], now: ahead[0], ahead: ahead.slice(1) });
  return { now, change, undo: past.length === 0 ? undefined : undo, redo: ahead.length === 0 ? undefined : redo };
}
