/** Copies of all data, made while the server runs, and put back. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";

export const DATA_FILE = "hypergate.sqlite";
/** Kept beside the data; cookies and the operator's token depend on them. */
export const BESIDES = ["secret", "operator-token", "push-keys"];
const NOTE = "backup.json";
const FORMAT = "hypergate-backup";

/** What is wrong with a backup or the place for it. */
export class BackupProblem extends Error {}

export interface BackupCounts {
  readonly people: number;
  readonly tables: number;
  readonly games: number;
}

/** Copies the data into a new folder. Sees one moment of the data, and stops nobody from writing. */
export function backUp(data: string, to: string): BackupCounts {
  const file = join(data, DATA_FILE);
  if (!existsSync(file)) throw new BackupProblem(`there are no data in ${resolve(data)}`);
  const making = beginBackup(to);
  const db = new Database(file, { readonly: true, timeout: 5000 });
  try {
    db.prepare("VACUUM INTO ?").run(join(making, DATA_FILE));
  } finally {
    db.close();
  }
  for (const name of BESIDES) if (existsSync(join(data, name))) copyPrivate(join(data, name), join(making, name));
  return finishBackup(making, to);
}

/** The folder in which a backup is made until it is whole. */
export function beginBackup(to: string): string {
  if (existsSync(to)) throw new BackupProblem(`${resolve(to)} is there already; name a new folder`);
  const making = `${to}.unfinished`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  return making;
}

/** Reads a backup through, and puts it into its place. */
export function finishBackup(making: string, to: string): BackupCounts {
  const counts = checked(join(making, DATA_FILE));
  const note = { format: FORMAT, made: new Date().toISOString(), ...counts };
  writeFileSync(join(making, NOTE), `${JSON.stringify(note, undefined, 2)}\n`);
  for (const name of [DATA_FILE, NOTE]) sync(join(making, name));
  renameSync(making, to);
  return counts;
}

/** Puts a backup in the place of the data; what was there is moved aside. The server must not run. */
export function restore(from: string, data: string): BackupCounts & { readonly aside: string | undefined } {
  const counts = mustBeBackup(from);
  mustNotBeInUse(join(data, DATA_FILE));
  const making = `${data}.restoring`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  for (const name of [DATA_FILE, ...BESIDES])
    if (existsSync(join(from, name))) copyPrivate(join(from, name), join(making, name));
  sync(join(making, DATA_FILE));
  const aside = existsSync(data) ? `${data}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}` : undefined;
  if (aside !== undefined) renameSync(data, aside);
  renameSync(making, data);
  return { ...counts, aside };
}

/** Throws if this is no backup, or a damaged one. */
export function mustBeBackup(from: string): BackupCounts {
  if (!isBackup(from)) throw new BackupProblem(`${resolve(from)} is no backup`);
  return checked(join(from, DATA_FILE));
}

function isBackup(folder: string): boolean {
  const note = join(folder, NOTE);
  if (!existsSync(note) || !existsSync(join(folder, DATA_FILE))) return false;
  try {
    return (JSON.parse(readFileSync(note, "utf8")) as { format?: unknown }).format === FORMAT;
  } catch {
    return false;
  }
}

/** Reads the whole copy, so that a damaged one is noticed now. */
function checked(file: string): BackupCounts {
  const db = new Database(file, { readonly: true });
  try {
    const found = db.pragma("integrity_check", { simple: true });
    if (found !== "ok") throw new BackupProblem(`${file} is damaged: ${String(found)}`);
    const count = (table: string) => (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
    return { people: count("person"), tables: count("tables"), games: count("game") };
  } catch (problem) {
    if (problem instanceof BackupProblem) throw problem;
    throw new BackupProblem(`${file} cannot be read: ${(problem as Error).message}`);
  } finally {
    db.close();
  }
}

/** Nobody else has the data open. */
function mustNotBeInUse(file: string): void {
  if (!existsSync(file)) return;
  const db = new Database(file, { timeout: 200 });
  try {
    db.pragma("locking_mode = EXCLUSIVE");
    db.exec("BEGIN EXCLUSIVE; COMMIT");
  } catch (problem) {
    if (String((problem as { code?: unknown }).code).startsWith("SQLITE_BUSY"))
      throw new BackupProblem(`a server is using ${file}; stop it first`);
    // Data that cannot be read are moved aside.
  } finally {
    db.close();
  }
}

function copyPrivate(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
}

function sync(file: string): void {
  const handle = openSync(file, "r+");
  fsyncSync(handle);
  closeSync(handle);
}
