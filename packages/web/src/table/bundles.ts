/**
 * Hands things on at once while they come slowly. What comes faster waits a moment and is handed on together, so that a
 * busy table is drawn a few times a second and moves smoothly in between.
 */
export interface Bundles<T> {
  readonly add: (thing: T) => void;
  /** Hands on what still waits. */
  readonly flush: () => void;
}

export function inBundles<T>(handOn: (thing: T) => void, ms: number): Bundles<T> {
  let waiting: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const all = waiting;
    waiting = [];
    clearTimeout(timer);
    timer = all.length === 0 ? undefined : setTimeout(flush, ms);
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
