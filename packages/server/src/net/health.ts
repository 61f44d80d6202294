import type { Store } from "../store/store.ts";

/** A store that does not answer within this time is of no use. */
const PATIENCE_MS = 2_000;

/** Tells whether the store can be read. However many ask at once, it is read once. */
export function healthOf(store: Store, patience = PATIENCE_MS): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= canRead(store, patience).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function canRead(store: Store, patience: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const read = store.table("").then(
    () => true,
    () => false,
  );
  return Promise.race([read, late]).finally(() => clearTimeout(timer));
}
