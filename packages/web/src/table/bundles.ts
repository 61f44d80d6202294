/**
 * Passes items on at once while they come slowly. When they come too fast, it holds them for a moment and passes them
 * on together, so that a busy table is redrawn only a few times a second.
 */
export interface Bundles<T> {
  readonly add: (thing: T) => void;
  /** Passes on everything that waits. */
  readonly flush: () => void;
}

/** How many items may pass without waiting, and how many milliseconds it takes to regain one. */
const AT_ONCE = 4;
const EARNED_MS = 250;

export function inBundles<T>(handOn: (thing: T) => void): Bundles<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the full allowance will be available again. */
  let full = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const all = waiting;
    waiting = [];
    full = Math.max(full, Date.now()) + EARNED_MS;
    for (const thing of all) handOn(thing);
  };
  return {
    add: (thing) => {
      waiting.push(thing);
      const early = full - Date.now() - (AT_ONCE - 1) * EARNED_MS;
      if (early <= 0) flush();
      else timer ??= setTimeout(flush, early);
    },
    flush,
  };
}
