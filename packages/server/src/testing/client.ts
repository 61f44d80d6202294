/**
 * A client for tests, proofs and the load generator: a guest, a socket, and what the server has shown it. Everything that
 * comes is held against the schemas of the wire.
 */
import type { Value } from "@hypergate/kernel";
import {
  type Asked,
  type Changes,
  type Frame,
  type FrameOf,
  frame as frameSchema,
  type MessageKind,
  REPLIES,
  ROUTES,
  type RouteName,
  refusedAnswer,
  type SentRefusal,
  type TableInfo,
  type ToldEvent,
  type UnsentMessage,
  type Waiting as WaitingFor,
} from "@hypergate/wire";
import { WebSocket } from "ws";

/** What a client knows of a table it looks at. */
export interface Mirror {
  n: number;
  viewer: FrameOf<"state">["viewer"];
  view: Record<string, unknown>;
  asked: Asked | null;
  waiting: WaitingFor;
  events: ToldEvent[];
}

/** The body of an answer over HTTP. */
export type Body = Readonly<Record<string, unknown>>;

export class Refused extends Error {
  readonly error: SentRefusal;

  constructor(error: SentRefusal) {
    super(`${error.id}: ${error.text}`);
    this.error = error;
  }
}

interface Waiting {
  readonly kind: MessageKind;
  readonly resolve: (frame: FrameOf<"ok">) => void;
  readonly reject: (problem: Error) => void;
}

export class Client {
  readonly base: string;
  readonly cookie: string;
  readonly mirrors = new Map<string, Mirror>();
  readonly tables = new Map<string, TableInfo>();
  /** Everything that came in, if it is to be searched. */
  readonly raw: string[] = [];
  keepRaw = false;
  keepEvents = true;
  /** A load generator takes frames as they come. */
  checks = true;
  /** Called after each frame. */
  heard: ((frame: Frame, text: string) => void) | undefined;
  /** Sent with everything; for example which address a proxy saw. */
  headers: Readonly<Record<string, string>> = {};
  socket: WebSocket | undefined;
  recovery = "";
  #id = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(base: string, cookie: string) {
    this.base = base;
    this.cookie = cookie;
  }

  static async guest(base: string, name: string, headers: Readonly<Record<string, string>> = {}): Promise<Client> {
    const response = await fetch(`${base}/api/guests`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ name }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0];
    const client = new Client(base, cookie);
    client.headers = headers;
    client.recovery = ROUTES["POST /api/guests"].answer.parse(await response.json()).recovery;
    return client;
  }

  async http(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Body> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        cookie: this.cookie,
        ...this.headers,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    if (!response.ok) throw new Refused(refusedAnswer.parse(json).error);
    return ROUTES[routeOf(method, path)].answer.parse(json) as Body;
  }

  async connect(): Promise<Client> {
    const socket = new WebSocket(`${this.base.replace("http", "ws")}/api/socket`, {
      headers: { cookie: this.cookie, ...this.headers },
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
    const json: unknown = JSON.parse(text);
    const frame = this.checks ? frameSchema.parse(json) : (json as Frame);
    this.#apply(frame);
    if (frame.t === "ok" || frame.t === "error") this.#acknowledge(frame);
    this.heard?.(frame, text);
  }

  #acknowledge(frame: FrameOf<"ok" | "error">): void {
    const waiting = this.#waiting.get(frame.id ?? -1);
    if (waiting === undefined) return;
    this.#waiting.delete(frame.id ?? -1);
    if (frame.t === "error") {
      waiting.reject(new Refused(frame.error));
      return;
    }
    const { t: _, id: __, ...reply } = frame;
    const { error } = this.checks ? REPLIES[waiting.kind].safeParse(reply) : {};
    if (error === undefined) waiting.resolve(frame);
    else waiting.reject(error);
  }

  #apply(frame: Frame): void {
    if (frame.t === "table") this.tables.set(frame.table.id, frame.table);
    if (frame.t === "gone") this.mirrors.delete(frame.table);
    if (frame.t === "state") this.#begin(frame);
    if (frame.t === "update") this.#change(frame);
  }

  #begin(frame: FrameOf<"state">): void {
    const { viewer, asked, waiting } = frame;
    const events = this.mirrors.get(frame.table)?.events ?? [];
    this.mirrors.set(frame.table, { n: 0, viewer, view: {}, asked, waiting, events });
    this.#change(frame);
  }

  #change({ table, n, set = {}, gone = [], asked, waiting, events = [] }: Changes): void {
    const mirror = this.mirrors.get(table);
    if (mirror === undefined) throw new Error(`an update of table ${table} came before its state`);
    mirror.n = n;
    for (const [path, piece] of Object.entries(set)) put(mirror.view, path, piece);
    for (const path of gone) put(mirror.view, path, undefined);
    if (asked !== undefined) mirror.asked = asked;
    if (waiting !== undefined) mirror.waiting = waiting;
    if (this.keepEvents) mirror.events.push(...events);
  }

  /** Sends a message and waits for its acknowledgement. */
  send(message: UnsentMessage): Promise<FrameOf<"ok">> {
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Error("the connection is closed"));
        return;
      }
      this.#waiting.set(id, { kind: message.t, resolve, reject });
      this.socket.send(JSON.stringify({ id, ...message }));
    });
  }

  watch(
    table: string,
    more: { readonly seen?: number; readonly code?: string; readonly spectator?: true } = {},
  ): Promise<FrameOf<"ok">> {
    return this.send({ t: "watch", table, ...more });
  }

  answer(table: string, ask: string, value: Value): Promise<FrameOf<"ok">> {
    return this.send({ t: "answer", table, ask, value });
  }

  close(): void {
    this.socket?.terminate();
  }
}

/** The route behind a path; one that is written out goes before one with a parameter. */
function routeOf(method: string, path: string): RouteName {
  const [bare] = path.split("?");
  const names = Object.keys(ROUTES) as RouteName[];
  const fits = (name: RouteName) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(`${method} ${bare}`);
  const found = names.find((name) => name === `${method} ${bare}`) ?? names.find(fits);
  if (found === undefined) throw new Error(`${method} ${bare} is no route`);
  return found;
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
