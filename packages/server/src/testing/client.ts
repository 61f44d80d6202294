/** A client for tests, proofs and the load generator: a guest, a socket, and what the server has shown it. */
import type { Question, Value } from "@hypergate/kernel";
import { WebSocket } from "ws";

/** What a client knows of a table it looks at. */
export interface Mirror {
  n: number;
  viewer: number | "spectator";
  view: Record<string, unknown>;
  asked: { ask: string; question: Question; until?: number } | null;
  waiting: { seats: number[]; responses: boolean };
  events: { n: number; id: string; params: Record<string, unknown> }[];
}

export interface Frame {
  readonly t: string;
  readonly table?: string;
  readonly id?: number;
  readonly [field: string]: unknown;
}

export class Refused extends Error {
  readonly error: { readonly id: string; readonly params: Record<string, unknown>; readonly text: string };

  constructor(error: Refused["error"]) {
    super(`${error.id}: ${error.text}`);
    this.error = error;
  }
}

interface Waiting {
  readonly resolve: (frame: Frame) => void;
  readonly reject: (problem: Error) => void;
}

export class Client {
  readonly base: string;
  readonly cookie: string;
  readonly mirrors = new Map<string, Mirror>();
  readonly tables = new Map<string, Record<string, unknown>>();
  /** Everything that came in, if it is to be searched. */
  readonly raw: string[] = [];
  keepRaw = false;
  keepEvents = true;
  /** Called after each frame. */
  heard: ((frame: Frame, text: string) => void) | undefined;
  socket: WebSocket | undefined;
  recovery = "";
  #id = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(base: string, cookie: string) {
    this.base = base;
    this.cookie = cookie;
  }

  static async guest(base: string, name: string): Promise<Client> {
    const response = await fetch(`${base}/api/guests`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0];
    const client = new Client(base, cookie);
    client.recovery = ((await response.json()) as { recovery: string }).recovery;
    return client;
  }

  async http(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Frame> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as Frame;
    if (!response.ok) throw new Refused(json.error as Refused["error"]);
    return json;
  }

  async connect(): Promise<Client> {
    const socket = new WebSocket(`${this.base.replace("http", "ws")}/api/socket`, {
      headers: { cookie: this.cookie },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on("message", (data) => this.#hear(String(data)));
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("the connection is closed"));
      this.#waiting.clear();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    socket.on("error", () => undefined);
    return this;
  }

  #hear(text: string): void {
    if (this.keepRaw) this.raw.push(text);
    const frame = JSON.parse(text) as Frame;
    this.#apply(frame);
    const waiting = frame.t === "ok" || frame.t === "error" ? this.#waiting.get(frame.id ?? -1) : undefined;
    if (waiting !== undefined) {
      this.#waiting.delete(frame.id as number);
      if (frame.t === "ok") waiting.resolve(frame);
      else waiting.reject(new Refused(frame.error as Refused["error"]));
    }
    this.heard?.(frame, text);
  }

  #apply(frame: Frame): void {
    if (frame.t === "table") {
      const table = frame.table as unknown as Record<string, unknown>;
      this.tables.set(table.id as string, table);
    }
    if (frame.t === "gone") this.mirrors.delete(frame.table as string);
    if (frame.t !== "state" && frame.t !== "update") return;
    const id = frame.table as string;
    let mirror = this.mirrors.get(id);
    if (frame.t === "state" || mirror === undefined) {
      const events = mirror?.events ?? [];
      mirror = {
        n: 0,
        viewer: frame.viewer as Mirror["viewer"],
        view: {},
        asked: null,
        waiting: { seats: [], responses: false },
        events,
      };
      this.mirrors.set(id, mirror);
    }
    mirror.n = frame.n as number;
    for (const [path, piece] of Object.entries((frame.set ?? {}) as object)) put(mirror.view, path, piece);
    for (const path of (frame.gone ?? []) as string[]) put(mirror.view, path, undefined);
    if (frame.asked !== undefined) mirror.asked = frame.asked as Mirror["asked"];
    if (frame.waiting !== undefined) mirror.waiting = frame.waiting as Mirror["waiting"];
    if (this.keepEvents) mirror.events.push(...((frame.events ?? []) as Mirror["events"]));
  }

  /** Sends a message and waits for its acknowledgement. */
  send(message: object): Promise<Frame> {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Error("the connection is closed"));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, ...message }));
    });
  }

  watch(table: string, more: object = {}): Promise<Frame> {
    return this.send({ t: "watch", table, ...more });
  }

  answer(table: string, ask: string, value: Value): Promise<Frame> {
    return this.send({ t: "answer", table, ask, value });
  }

  close(): void {
    this.socket?.terminate();
  }
}

/** Puts a piece of a view in its place: `hand`, or `table/ships`. */
function put(view: Record<string, unknown>, path: string, piece: unknown): void {
  const [name, field] = path.split("/");
  if (field === undefined) {
    if (piece === undefined) delete view[name];
    else view[name] = piece;
    return;
  }
  view[name] ??= {};
  const record = view[name] as Record<string, unknown>;
  if (piece === undefined) delete record[field];
  else record[field] = piece;
}
