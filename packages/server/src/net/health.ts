import type { Store } from "../store/store.ts";

/** A store that takes longer than this to answer counts as failed. */
const PATIENCE_MS = 2_000;

/** Whether the store can be read. Simultaneous calls share one read. */
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
