import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { Failure } from "../failure.ts";

/**
 * Keeps other processes from writing the same file: a file beside it holds the id of the process that may. A lock of a
 * dead process does not count. Returns a function that releases it.
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

/** Takes the lock; false if it is taken. */
function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw new Failure(`cannot write ${path}`);
  }
}

/** The process id in a lock; NaN if it has not been written yet. */
function holderOf(path: string): number {
  try {
    return Number.parseInt(readFileSync(path, "utf8"), 10);
  } catch {
    return 0;
  }
}

/** A process has one journal, so a lock with its own id is left over from an earlier process. */
function isAlive(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    return Number.isNaN(pid) || process.kill(pid, 0);
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === "EPERM";
  }
}
