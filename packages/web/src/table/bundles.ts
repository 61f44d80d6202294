/**
 * Hands things on at once while they come slowly. What comes faster waits a moment and is handed on together, the longer
 * the flood lasts the longer, so that a busy table is drawn a few times a second and moves smoothly in between.
 */
export interface Bundles<T> {
  readonly add: (thing: T) => void;
  /** Hands on what still waits. */
  readonly flush: () => void;
}

/** Each bundle in a row waits so many milliseconds longer than the one before, up to a limit. */
const STEP_MS = 40;
const MOST_MS = 200;

export function inBundles<T>(handOn: (thing: T) => void): Bundles<T> {
  let waiting: T[] = [];
  let inRow = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const all = waiting;
    waiting = [];
    clearTimeout(timer);
    inRow = all.length === 0 ? 0 : inRow + 1;
    timer = inRow === 0 ? undefined : setTimeout(flush, Math.min(MOST_MS, STEP_MS * inRow));
    for (const thing of all) handOn(thing);
  };
  return {
    add: (thing) => {
      waiting.push(thing);
      if (timer === undefined) flush();
    },
    flush,
  };
}
