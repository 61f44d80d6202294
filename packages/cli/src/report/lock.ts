import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { Failure } from "../failure.ts";

/**
 * Keeps other processes from writing the same file: a file beside it holds the number of the process that may. That of a
 * process that is no more counts for nothing. Returns how to give it back.
 */
export function lock(file: string): () => void {
  const path = `${file}.lock`;
  while (!take(path)) {
    const holder = holderOf(path);
    if (isAlive(holder))
      throw new Failure(
        `${file} is being written by another run (process ${holder}); wait for it or use another file; if there is none, delete ${path}`,
      );
    rmSync(path, { force: true });
  }
  return () => rmSync(path, { force: true });
}

/** Takes the lock; false if there is one already. */
function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw new Failure(`cannot write ${path}`);
  }
}

/** The process in a lock; NaN if it has not been written yet. */
function holderOf(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, "utf8"), 10);
  } catch {
    return 0;
  }
}

/** A process has one journal, so a lock with its own number is left from an earlier one. */
function isAlive(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    return Number.isNaN(pid) || process.kill(pid, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EPERM";
  }
}
