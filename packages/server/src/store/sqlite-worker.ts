/**
 * The thread that owns the SQLite file. Calls that arrive during a commit share the next one, so many tables share one
 * wait for the disk.
 */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { SqliteFile } from "./sqlite-file.ts";
import { STORE_TROUBLES } from "./store.ts";

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

/** The most calls in one commit; with more, the first would wait too long. */
const MOST = 500;

function open(): SqliteFile | undefined {
  try {
    const file = new SqliteFile(workerData);
    port.postMessage({ id: 0, value: undefined } satisfies Reply);
    return file;
  } catch (problem) {
    port.postMessage({ id: 0, trouble: troubleOf(problem) } satisfies Reply);
    return undefined;
  }
}

function serve(db: SqliteFile, first: readonly Call[]): void {
  const calls = [...first];
  while (calls.length < MOST) {
    const next = receiveMessageOnPort(port);
    if (next === undefined) break;
    calls.push(...(next.message as Call[]));
  }
  const last = calls.at(-1);
  if (last !== undefined && isAboutTheFile(last)) calls.pop();
  const replies = written(
    db,
    calls.filter(({ method }) => !READS.has(method)),
  );
  // After the writes, so that whoever has just written reads that.
  for (const call of calls) if (READS.has(call.method)) replies.push(answer(db, call));
  if (last !== undefined && isAboutTheFile(last)) replies.push(direct(db, last));
  port.postMessage(replies);
  if (last?.method === "close") port.close();
}

function written(db: SqliteFile, calls: readonly Call[]): Reply[] {
  const replies: Reply[] = [];
  if (calls.length === 0) return replies;
  try {
    db.together(
      calls.map((call) => () => replies.push(call.method === "appendDocs" ? bare(db, call) : answer(db, call))),
    );
    return replies;
  } catch {
    // An append or the shared commit failed: run each call alone, so that only the faulty ones fail.
    return calls.map((call) => answer(db, call));
  }
}

/** Calls outside transactions; they run when nothing else is pending. */
function isAboutTheFile({ method }: Call): boolean {
  return method === "close" || method === "forbidWriting";
}

function direct(db: SqliteFile, { id, method, args }: Call): Reply {
  if (method === "close") db.close();
  else db.forbidWriting(args[0] === true);
  return { id, value: undefined };
}

function answer(db: SqliteFile, call: Call): Reply {
  try {
    return { id: call.id, value: db.wholly(() => done(db, call)) };
  } catch (problem) {
    return { id: call.id, trouble: troubleOf(problem) };
  }
}

/** An append looks before it writes, so it needs no way back of its own: if one fails after all, the shared commit does. */
function bare(db: SqliteFile, call: Call): Reply {
  return { id: call.id, value: done(db, call) };
}

function done(db: SqliteFile, { method, args }: Call): unknown {
  const call = db[method as keyof SqliteFile] as (...args: readonly unknown[]) => unknown;
  return call.apply(db, [...args]);
}

/** No permission, or anything else that prevents writing: a quota, a limit, a failing disk. */
const UNWRITABLE = /^SQLITE_(READONLY|CANTOPEN|PERM|IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE))/;

function troubleOf(problem: unknown): { kind: string; message: string } {
  const code = (problem as { code?: unknown }).code;
  const message = problem instanceof Error ? problem.message : String(problem);
  const text = typeof code === "string" ? `${message} (${code})` : message;
  if (code === "SQLITE_FULL") return { kind: STORE_TROUBLES[0], message: text };
  const readonly = typeof code === "string" && UNWRITABLE.test(code);
  return { kind: readonly ? STORE_TROUBLES[1] : STORE_TROUBLES[2], message: text };
}

const port = parentPort as MessagePort;
const db = open();
if (db !== undefined) port.on("message", (calls: readonly Call[]) => serve(db, calls));
