/** One server for each folder. */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { StoreTrouble } from "./store.ts";

export const LOCK_FILE = "in-use";

/**
 * Takes a folder for this process until it is released or the process ends, however it ends: the lock is one of the operating
 * system on an empty file beside the data. Commands that only read, such as `backup`, do not ask for it.
 */
export function takeFolder(folder: string): () => void {
  let lock: Database.Database | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new Database(join(folder, LOCK_FILE), { timeout: 0 });
    lock.pragma("journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (problem) {
    lock?.close();
    // A folder that cannot be used at all is refused by the store, with the reason.
    if (!String((problem as { code?: unknown }).code).startsWith("SQLITE_BUSY")) return () => undefined;
    throw new StoreTrouble(
      "broken",
      `another server is using ${resolve(folder)}; several servers share their data in PostgreSQL (HYPERGATE_DATABASE)`,
    );
  }
  return () => lock?.close();
}
