/** The store for one machine: a SQLite file in its own thread. */
import { accessSync, constants, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { inDocs } from "./documents.ts";
import { keptBeside } from "./kept.ts";
import type { Append } from "./records.ts";
import type { SqliteOptions } from "./sqlite-connection.ts";
import type { Call, Reply } from "./sqlite-worker.ts";
import { STORE_TROUBLES, type Store, StoreTrouble } from "./store.ts";

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (problem: Error) => void;
}

const TIDY_AFTER_MS = 1_500;

/** The names of the store's two threads, as profilers show them. */
export const STORE_THREAD = "store";
export const TIDIER_THREAD = "store tidier";

const CALLS: readonly Exclude<keyof Store, "lost" | "peers" | "kept">[] = [
  "addPerson",
  "savePerson",
  "person",
  "personByRecovery",
  "people",
  "forgetPerson",
  "addDevice",
  "device",
  "usedDevice",
  "devicesOf",
  "endDevices",
  "addTable",
  "saveTable",
  "table",
  "tableByCode",
  "publicTables",
  "allTables",
  "tablesOf",
  "dueTables",
  "startGame",
  "addGame",
  "game",
  "entries",
  "snapshots",
  "snapshot",
  "events",
  "points",
  "keepTrace",
  "trace",
  "untraced",
  "saw",
  "seen",
  "addChat",
  "chat",
  "dropChat",
  "serverTime",
  "booted",
  "keepServerTime",
  "line",
  "unsay",
  "addReport",
  "reports",
  "reportsBy",
  "finishReport",
  "addChannel",
  "saveChannel",
  "channelsOf",
  "channel",
  "channelByToken",
  "removeChannel",
  "noticeRecord",
  "saveNoticeRecord",
  "waiting",
  "peopleToTell",
  "noticesOf",
  "postponeNotices",
  "releaseNotices",
  "dueDeliveries",
  "claimDelivery",
  "endDelivery",
  "retryDelivery",
  "brokenDeliveries",
];

/** The store, and a switch for tests that makes the file unwritable. */
export type SqliteStore = Store & { forbidWriting(forbidden: boolean): Promise<void> };

/** Opens the file, or throws a StoreTrouble that says why it cannot be used. */
export async function openSqlite(options: SqliteOptions): Promise<SqliteStore> {
  prepareFolder(dirname(options.file));
  const script = new URL("./sqlite-worker.ts", import.meta.url);
  const worker = new Worker(script, { workerData: options, name: STORE_THREAD });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let gone: StoreTrouble | undefined;
  let closing = false;
  let lose: (trouble: StoreTrouble) => void = () => undefined;
  const lost = new Promise<StoreTrouble>((resolve) => {
    lose = resolve;
  });
  let unsent: Call[] = [];
  // One message crosses between threads faster than many.
  const flush = () => {
    worker.postMessage(unsent);
    unsent = [];
  };
  const call = (method: string, args: readonly unknown[]): Promise<unknown> => {
    if (gone !== undefined) return Promise.reject(gone);
    return new Promise((resolve, reject) => {
      const id = ++calls;
      waiting.set(id, { resolve, reject });
      if (unsent.push({ id, method, args }) === 1) setImmediate(flush);
    });
  };
  const end = (reason: string) => {
    gone ??= new StoreTrouble("broken", reason);
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
    if (!closing) lose(gone);
  };
  worker.on("error", (problem) => end(String(problem)));
  worker.on("exit", () => end(closing ? "the store is closed" : "the thread of the store has ended"));
  await opened(worker);
  const tidier = tidyLater(options);
  worker.on("message", (replies: readonly Reply[]) => {
    for (const reply of replies) {
      const { resolve, reject } = waiting.get(reply.id) as Waiting;
      waiting.delete(reply.id);
      if ("trouble" in reply) reject(troubled(reply.trouble));
      else resolve(reply.value);
    }
  });
  const store: Record<string, (...args: readonly unknown[]) => Promise<unknown>> = {
    close: async () => {
      closing = true;
      await tidier.stop();
      // If the thread is gone there is nothing to close; everything acknowledged is on disk.
      await call("close", []).catch(() => undefined);
      await worker.terminate();
    },
    forbidWriting: (forbidden) => call("forbidWriting", [forbidden]),
  };
  for (const method of CALLS) store[method] = (...args) => call(method, args);
  const kept = async (name: string, value: () => string) => keptBeside(dirname(options.file), name, value);
  store.append = (append) => call("appendDocs", [inDocs(append as Append)]);
  return { ...store, kept, lost } as unknown as SqliteStore;
}

/** Starts the thread that tidies the file, unless the store is closed at once; restarts it if it ends. */
function tidyLater(options: SqliteOptions): { stop: () => Promise<void> } {
  let tidier: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const later = () => {
    if (!stopped) timer = setTimeout(start, TIDY_AFTER_MS).unref();
  };
  const start = () => {
    const script = new URL("./sqlite-tidier.ts", import.meta.url);
    tidier = new Worker(script, { workerData: options, name: TIDIER_THREAD });
    tidier.on("error", () => undefined);
    tidier.on("exit", later);
    tidier.unref();
  };
  const stop = async () => {
    stopped = true;
    clearTimeout(timer);
    await tidier?.terminate();
  };
  later();
  return { stop };
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (problem) {
    throw new StoreTrouble("readonly", `the data folder ${folder} cannot be written: ${(problem as Error).message}`);
  }
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("message", (reply: Reply) => {
      if ("trouble" in reply) reject(troubled(reply.trouble));
      else resolve();
    });
    worker.once("error", (problem) => reject(new StoreTrouble("broken", String(problem))));
  });
}

function troubled({ kind, message }: { readonly kind: string; readonly message: string }): StoreTrouble {
  return new StoreTrouble(STORE_TROUBLES.find((one) => one === kind) ?? "broken", message);
}
