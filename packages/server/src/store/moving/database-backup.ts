/** Backups of a database: the same folders as those of a SQLite file, so either can be restored as the other. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BackupCounts, beginBackup, finishBackup, mustBeBackup } from "../backup.ts";
import { LOCK_FILE } from "../folder.ts";
import { move } from "./move.ts";

/** Copies one moment of the database into a new folder, while servers use it. */
export async function backUpDatabase(address: string, to: string): Promise<BackupCounts> {
  const making = beginBackup(to);
  await move(address, making);
  rmSync(join(making, LOCK_FILE), { force: true });
  return finishBackup(making, to);
}

/** Makes the database what it was when the backup was made. No server may use it. */
export async function restoreDatabase(from: string, address: string): Promise<BackupCounts> {
  const counts = mustBeBackup(from);
  // Reading a SQLite file may write beside it; the backup stays as it is.
  const copy = mkdtempSync(join(tmpdir(), "hypergate-restore-"));
  try {
    cpSync(from, copy, { recursive: true });
    await move(copy, address);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return counts;
}
