/**
 * The one socket of the page. It comes back by itself when it breaks, tells its watchers so that they watch their tables
 * again, and keeps nothing to be sent later: whoever sent something learns that it was lost and sends it again.
 */

import type { Frame, FrameOf, SentRefusal, UnsentMessage } from "@hypergate/wire";
import { Refused } from "./api.ts";
import { doubtMe } from "./me.ts";
import { addressOf } from "./place.ts";

const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 10_000;
/** A server that stops sends everybody away with this code; another one may be there at once. All come back within so long. */
const GOING_AWAY = 1001;
const SPREAD_MS = 250;
/** A line on which nothing comes back for so long is dead, whatever the browser thinks. */
const PATIENCE_MS = 15_000;
/** The server is asked for a sign of life after so long without one, and has so long to give it. */
const SILENCE_MS = 3_000;
const PING_PATIENCE_MS = 3_000;
const READING_MS = 100;
/** A line that is not open after so long is tried anew. */
const OPEN_PATIENCE_MS = 10_000;
/** After so many refusals in a row it may be that the server does not know this person any more. */
const DOUBTFUL = 3;

export interface Watcher {
  /** Called for every frame about the table. */
  readonly frame: (frame: Frame) => void;
  /** Called each time the socket is open, and once when it breaks. */
  readonly online: (isOnline: boolean) => void;
}

/** The connection broke before the server had acknowledged. */
export class Lost extends Error {}

type Acknowledged = FrameOf<"ok">;

interface Expected {
  readonly resolve: (frame: Acknowledged) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class Connection {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #expected = new Map<number, Expected>();
  #socket: WebSocket | undefined;
  #nextId = 1;
  #delay = FIRST_DELAY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs out when the line has been silent, or has not opened in time. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** What the watchers were told last. */
  #isOnline: boolean | undefined;
  readonly #doubt: () => void;

  /** `doubt` is called when the server does not let the socket in, again and again. */
  constructor(doubt: () => void) {
    this.#doubt = doubt;
  }

  /** Looks at the line at once: the machine has woken up, or is on a network again. */
  wake(): void {
    if (this.#watchers.size === 0) return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.send({ t: "ping" }, PING_PATIENCE_MS).catch(() => undefined);
      return;
    }
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#delay = FIRST_DELAY_MS;
    this.#open();
  }

  /** The machine is on no network: the line is dead, and nobody has to wait to find that out. */
  sleep(): void {
    if (this.#socket !== undefined) this.#giveUp(this.#socket);
  }

  /** Hears of a table until the returned function is called. */
  listen(table: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(table) ?? new Set();
    this.#watchers.set(table, watchers.add(watcher));
    if (this.#socket?.readyState === WebSocket.OPEN) watcher.online(true);
    else {
      if (this.#isOnline === false) watcher.online(false);
      this.#open();
    }
    return () => {
      watchers.delete(watcher);
      if (watchers.size > 0) return;
      this.#watchers.delete(table);
      if (this.#watchers.size === 0) this.#close();
    };
  }

  /** Sends a message; resolves when the server has acknowledged it. */
  send(message: UnsentMessage, patience: number = PATIENCE_MS): Promise<Acknowledged> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Lost());
    const id = this.#nextId++;
    socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUpUnlessHeard(socket, id), patience);
      this.#expected.set(id, { resolve, reject, timer });
    });
  }

  #open(): void {
    if (this.#socket !== undefined || this.#timer !== undefined) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${addressOf("/api/socket")}`);
    this.#socket = socket;
    this.#silence = setTimeout(() => this.#giveUp(socket), OPEN_PATIENCE_MS);
    socket.onopen = () => {
      this.#listenForLife();
      this.#delay = FIRST_DELAY_MS;
      this.#failures = 0;
      this.#tellOnline(true);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#listenForLife();
      this.#hear(JSON.parse(data as string) as Frame);
    };
    socket.onclose = ({ code }) => this.#broken(socket, code);
  }

  /** Something has come; if nothing does for a while, the server is asked whether it is there. */
  #listenForLife(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.send({ t: "ping" }, PING_PATIENCE_MS).catch(() => undefined);
    }, SILENCE_MS);
  }

  /** A page that was held up first reads what has come meanwhile. */
  #giveUpUnlessHeard(socket: WebSocket, id: number): void {
    setTimeout(() => {
      if (this.#expected.has(id)) this.#giveUp(socket);
    }, READING_MS);
  }

  #giveUp(socket: WebSocket): void {
    this.#broken(socket);
    socket.close();
  }

  #close(): void {
    this.#isOnline = undefined;
    clearTimeout(this.#silence);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #broken(socket: WebSocket, code?: number): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    clearTimeout(this.#silence);
    for (const { reject, timer } of this.#expected.values()) {
      clearTimeout(timer);
      reject(new Lost());
    }
    this.#expected.clear();
    if (++this.#failures % DOUBTFUL === 0) this.#doubt();
    if (this.#isOnline !== false) this.#tellOnline(false);
    const delay = code === GOING_AWAY ? Math.random() * SPREAD_MS : this.#delay;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#open();
    }, delay);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
  }

  #hear(frame: Frame): void {
    if (frame.t === "ok") this.#settle(frame.id)?.resolve(frame);
    else if (frame.t === "error") this.#refused(frame.id, frame.error);
    else {
      const table = frame.t === "table" ? frame.table.id : frame.table;
      for (const watcher of this.#watchers.get(table) ?? []) watcher.frame(frame);
    }
  }

  #refused(id: number | undefined, error: SentRefusal): void {
    if (id !== undefined) this.#settle(id)?.reject(new Refused(error));
  }

  #settle(id: number): Expected | undefined {
    const expected = this.#expected.get(id);
    this.#expected.delete(id);
    clearTimeout(expected?.timer);
    return expected;
  }

  #tellOnline(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const watchers of this.#watchers.values()) for (const watcher of watchers) watcher.online(isOnline);
  }
}

export const connection: Connection = new Connection(() => void doubtMe());

/** Looks at the line whenever the page or the network comes back or the network goes, until the returned function is called. */
export function wakeWithPage(): () => void {
  const wake = () => {
    if (document.visibilityState === "visible") connection.wake();
  };
  const sleep = () => connection.sleep();
  window.addEventListener("online", wake);
  window.addEventListener("offline", sleep);
  document.addEventListener("visibilitychange", wake);
  return () => {
    window.removeEventListener("online", wake);
    window.removeEventListener("offline", sleep);
    document.removeEventListener("visibilitychange", wake);
  };
}
