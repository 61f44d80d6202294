/**
 * Hands things on at once while they come slowly. In a flood, what comes too fast waits a moment and is handed on together,
 * so that a busy table is drawn a few times a second and moves smoothly in between.
 */
export interface Bundles<T> {
  readonly add: (thing: T) => void;
  /** Hands on what still waits. */
  readonly flush: () => void;
}

/** So many can be handed on in a row without waiting; each takes so many milliseconds to be earned again. */
const AT_ONCE = 4;
const EARNED_MS = 250;

export function inBundles<T>(handOn: (thing: T) => void): Bundles<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When all that can be handed on at once will have been earned again. */
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
