/**
 * A thread that moves what was committed from the log of the SQLite file into the file itself. The thread that commits
 * never does, since that takes many times as long as a commit and every table would wait for it.
 */
import { workerData } from "node:worker_threads";
import Database from "better-sqlite3";

const EVERY_MS = 1_000;
/** Pages of log, 64 MB, after which it is begun anew, for which commits have to wait a moment. */
const MOST_PAGES = 16_000;

const db = new Database(workerData.file);
db.pragma("busy_timeout = 5000");

setInterval(() => {
  try {
    const [{ log }] = db.pragma("wal_checkpoint(PASSIVE)") as { log: number }[];
    if (log > MOST_PAGES) db.pragma("wal_checkpoint(RESTART)");
  } catch {
    // A full disk, or a lock for too long: the log keeps everything, and the next round tries again.
  }
}, EVERY_MS);
