/** A small file system in memory, in a mount namespace of its own, that can be filled up. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unprivileged } from "../testing/postgres.ts";

const NAMED = "HYPERGATE_SMALL_DISK";
const MEGABYTES = 48;
const MOUNT = `mount -t tmpfs -o size=${MEGABYTES}m hypergate "$1" && shift && exec "$@"`;

export interface SmallDisk {
  /** A folder on it for PostgreSQL. */
  readonly place: string;
  readonly fill: () => void;
  readonly empty: () => void;
  readonly remove: () => void;
}

/** Runs a command that finds the disk on this folder, or finds none where nothing may be mounted; its exit code. */
export function inSmallDisk(folder: string, command: readonly string[]): number {
  const isPossible = spawnSync("unshare", ["--mount", "sh", "-c", MOUNT, "sh", folder, "true"]).status === 0;
  const [first, ...rest] = isPossible
    ? ["unshare", "--mount", "sh", "-c", MOUNT, "sh", folder, ...command]
    : [...command];
  const env = isPossible ? { ...process.env, [NAMED]: folder } : process.env;
  return spawnSync(first, rest, { env, stdio: "inherit" }).status ?? 1;
}

/** The disk that this program was given. */
export function smallDisk(): SmallDisk | undefined {
  const folder = process.env[NAMED];
  if (folder === undefined) return undefined;
  const [place, ballast] = [join(folder, "data"), join(folder, "ballast")];
  mkdirSync(place);
  const { user } = unprivileged();
  if (user !== undefined) execFileSync("chown", [`${user}:`, folder, place]);
  return {
    place,
    fill: () => {
      try {
        writeFileSync(ballast, Buffer.alloc(MEGABYTES << 20));
      } catch (problem) {
        if ((problem as { code?: string }).code !== "ENOSPC") throw problem;
      }
    },
    empty: () => rmSync(ballast),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
