/** What crosses between a server and the thread of its SQLite file. */
import type { SqliteFile } from "./sqlite-file.ts";

export interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly trouble: { readonly kind: string; readonly message: string } };

/** Calls that write nothing. They wait for no lock, and need no place on the disk. */
const READS: ReadonlySet<string> = new Set<keyof SqliteFile>([
  "person",
  "personByRecovery",
  "people",
  "device",
  "devicesOf",
  "table",
  "tableByCode",
  "publicTables",
  "allTables",
  "tablesOf",
  "dueTables",
  "game",
  "entries",
  "snapshots",
  "snapshot",
  "events",
  "points",
  "trace",
  "untraced",
  "seen",
  "chat",
  "line",
  "reports",
  "reportsBy",
  "serverTime",
  "booted",
  "channelsOf",
  "channel",
  "channelByToken",
  "noticeRecord",
  "waiting",
  "peopleToTell",
  "noticesOf",
  "dueDeliveries",
  "brokenDeliveries",
]);

export function isWrite({ method }: Call): boolean {
  return !READS.has(method);
}
