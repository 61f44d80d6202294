/** What this browser keeps: games begun here, studies, verdicts on games, and studies of the lab with their results. One database, one store for each. */
const DATABASE = "hypergate";
const VERSION = 4;
const STORES = ["games", "studies", "verdicts", "labs", "labResults"] as const;
export type StoreName = (typeof STORES)[number];

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of STORES)
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name, { keyPath: "id" });
    };
    request.onsuccess = () => {
      const { result } = request;
      // A newer version of the client, in another tab, may change the stores.
      result.onversionchange = () => {
        result.close();
        opening = undefined;
      };
      resolve(result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("another tab keeps the database open"));
  }).catch((problem: unknown) => {
    opening = undefined;
    throw problem;
  });
  return opening;
}

export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability: "strict" });
    const request = act(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/** All of a store, the latest first; none where the browser keeps nothing. */
export async function latestFirst<T extends { readonly changed: number }>(name: StoreName): Promise<readonly T[]> {
  try {
    const all = await inStore<T[]>(name, "readonly", (store) => store.getAll());
    return all.sort((a, b) => b.changed - a.changed);
  } catch {
    return [];
  }
}
