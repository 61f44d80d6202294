/**
 * A thread that moves commits from SQLite's write-ahead log into the file. The committing thread never does this: it
 * takes many times as long as a commit, and every table would wait.
 */
import { workerData } from "node:worker_threads";
import Database from "better-sqlite3";

const EVERY_MS = 1_000;
/** After this many pages (64 MB) the log is restarted, for which commits have to wait a moment. */
const MOST_PAGES = 16_000;

const db = new Database(workerData.file);
db.pragma("busy_timeout = 5000");

setInterval(() => {
  try {
    const [{ log }] = db.pragma("wal_checkpoint(PASSIVE)") as { log: number }[];
    if (log > MOST_PAGES) db.pragma("wal_checkpoint(RESTART)");
  } catch {
    // A full disk, or a lock held too long: the log keeps everything, and the next round tries again.
  }
}, EVERY_MS);
