/** A store in this thread, for those who only look: starting a thread takes longer than looking. */
import { SqliteFile } from "../store/sqlite-file.ts";
import type { Store } from "../store/store.ts";

export function storeHere(file: string): Store {
  const db = new SqliteFile({ file });
  const get = (target: SqliteFile, name: string) => {
    const call: unknown = Reflect.get(target, name);
    return typeof call === "function" ? async (...args: readonly unknown[]) => Reflect.apply(call, target, args) : call;
  };
  return new Proxy(db, { get: (target, name) => get(target, String(name)) }) as unknown as Store;
}
