/**
 * The thread that owns the SQLite file. All calls that have arrived while the last commit was on its way to the disk
 * share the next one, so one wait for the disk serves as many tables as happen to need it.
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

/** Calls in one commit; more would make the first of them wait for too long. */
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
  const replies: Reply[] = [];
  const last = calls.at(-1);
  if (last !== undefined && isAboutTheFile(last)) calls.pop();
  try {
    db.together(calls.map((call) => () => replies.push(answer(db, call))));
  } catch {
    // The shared commit failed: each call for itself, so that only those fail that must.
    replies.length = 0;
    for (const call of calls) replies.push(answer(db, call));
  }
  if (last !== undefined && isAboutTheFile(last)) replies.push(direct(db, last));
  port.postMessage(replies);
  if (last?.method === "close") port.close();
}

/** Calls that are no part of a transaction; they come when nothing else is on its way. */
function isAboutTheFile({ method }: Call): boolean {
  return method === "close" || method === "forbidWriting";
}

function direct(db: SqliteFile, { id, method, args }: Call): Reply {
  if (method === "close") db.close();
  else db.forbidWriting(args[0] === true);
  return { id, value: undefined };
}

function answer(db: SqliteFile, { id, method, args }: Call): Reply {
  try {
    const call = db[method as keyof SqliteFile] as (...args: readonly unknown[]) => unknown;
    return { id, value: db.wholly(() => call.apply(db, [...args])) };
  } catch (problem) {
    return { id, trouble: troubleOf(problem) };
  }
}

/** No permission, and everything else that stops a file from being written: a quota, a limit, a failing disk. */
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
