/** Live connections. Each message is checked, carried out for the person behind the socket, and acknowledged. */
import { randomBytes } from "node:crypto";
import type { Language, Value } from "@hypergate/kernel";
import { type FrameOf, isPlainAnswer, type Message, type MessageKind, message, type Reply } from "@hypergate/wire";
import type { WebSocket } from "ws";
import { say } from "../play/chat.ts";
import type { Hall } from "../play/hall.ts";
import type { LiveTable, Watcher } from "../play/live-table.ts";
import { unitOf } from "../play/passing.ts";
import { shownLine } from "../play/saying.ts";
import { askUndo, consent } from "../play/undo.ts";
import { unwatch, watch } from "../play/watching.ts";
import { Problem } from "../problem.ts";
import type { Person } from "../store/records.ts";
import { changeOwn } from "../tables/changing.ts";
import { passUntil, setStop } from "../tables/lobby.ts";
import type { TableRecord } from "../tables/table.ts";
import { inWords } from "../texts.ts";
import { malformed } from "./checked.ts";
import { asProblem } from "./failures.ts";
import { type Limits, MAX_AT_WORK, MAX_REFUSED, MAX_UNSENT, PAUSE_MS } from "./limits.ts";
import type { Figures } from "./metrics.ts";
import { type Stream, TextFrames } from "./text-frames.ts";
import type { Allowance } from "./visitors.ts";

export interface SocketParts {
  readonly hall: Hall;
  readonly limits: Limits;
  readonly figures: Figures;
}

/** How long a client that was thrown out has to say goodbye. */
const FAREWELL_MS = 1_000;

interface Looking {
  /** Absent while the table is being read. */
  t: LiveTable | undefined;
  readonly watcher: Watcher;
}

/** One connection of one person. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #frames: TextFrames;
  readonly #person: Person;
  readonly #language: Language;
  readonly #parts: SocketParts;
  readonly #looking = new Map<string, Looking>();
  readonly #allowance: Allowance;
  #atWork = 0;
  #refused = 0;
  /** What the next pong has to say. Only one who reads our pings can know it. */
  #token: Buffer | undefined;

  constructor(
    socket: WebSocket,
    stream: Stream,
    person: Person,
    language: Language,
    allowance: Allowance,
    parts: SocketParts,
  ) {
    this.#socket = socket;
    this.#frames = new TextFrames(stream);
    this.#person = person;
    this.#language = language;
    this.#parts = parts;
    this.#allowance = allowance;
    socket.on("message", (data, binary) => this.#receive(data, binary));
    socket.on("ping", (data) => {
      if (this.#mayCome(undefined) && this.#mayWrite()) socket.pong(data);
    });
    socket.on("pong", (data) => {
      if (this.#mayCome(undefined) && this.#token?.equals(data)) this.#token = undefined;
    });
    socket.on("error", () => undefined);
  }

  /** Closes a connection that did not answer the last ping, and pings again. */
  checkAlive(): void {
    if (this.#token !== undefined) {
      this.#socket.terminate();
      return;
    }
    this.#token = randomBytes(8);
    if (this.#mayWrite()) this.#socket.ping(this.#token);
  }

  /** The connection is closed or about to be. */
  end(code?: number): void {
    for (const id of [...this.#looking.keys()]) this.#unwatch(id);
    if (code !== undefined) this.#closeWith(code);
  }

  cut(): void {
    this.#socket.terminate();
  }

  #send(text: string): void {
    if (this.#mayWrite() && this.#frames.add(text)) process.nextTick(() => this.#flush());
  }

  /** A client that is gone, or was told goodbye, is sent nothing more. */
  #flush(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#frames.flush();
    else this.#frames.drop();
  }

  #closeWith(code: number): void {
    this.#flush();
    this.#socket.close(code);
  }

  /** Before anything is sent, control frames included: ends a connection whose client does not read. */
  #mayWrite(): boolean {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount + this.#frames.waiting <= MAX_UNSENT) return true;
    this.#parts.figures.slow.inc();
    socket.terminate();
    return false;
  }

  #reply(frame: FrameOf<"ok" | "error">): void {
    this.#send(JSON.stringify(frame));
  }

  #receive(data: WebSocket.RawData, binary: boolean): void {
    const { figures } = this.#parts;
    if (!this.#mayCome(data)) return;
    const parsed = binary ? new Problem("message.binary", 400) : read(String(data));
    if (parsed instanceof Problem) {
      this.#fail(idIn(data), parsed);
      return;
    }
    if (!this.#allowance.takeFor(parsed.t, performance.now())) {
      this.#fail(parsed.id, new Problem("limit.tooFast", 429));
      return;
    }
    this.#atWork++;
    this.#handle(parsed)
      .then((result) => this.#reply({ t: "ok", id: parsed.id, ...result }))
      .catch((problem: unknown) => this.#fail(parsed.id, asProblem(problem, figures)))
      .finally(() => {
        this.#atWork--;
      });
  }

  /** Whether another frame may be dealt with, whatever it is. */
  #mayCome(data: WebSocket.RawData | undefined): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    this.#parts.figures.messages.inc();
    if (this.#allowance.take(performance.now()) && this.#atWork < MAX_AT_WORK) return true;
    this.#refuseFast(data);
    return false;
  }

  /** Stops reading for a while, so that a flood fills the sender's buffers and not ours. */
  #refuseFast(data: WebSocket.RawData | undefined): void {
    if (data !== undefined) this.#fail(idIn(data), new Problem("limit.tooFast", 429));
    if (++this.#refused > MAX_REFUSED) this.#close();
    if (this.#socket.isPaused) return;
    this.#socket.pause();
    setTimeout(() => this.#socket.resume(), PAUSE_MS);
  }

  /** One who floods us may not read the farewell either. */
  #close(): void {
    this.#closeWith(1008);
    setTimeout(() => this.#socket.terminate(), FAREWELL_MS);
  }

  #fail(id: number | undefined, problem: Problem): void {
    this.#parts.figures.refused.inc({ reason: problem.id });
    this.#reply({ t: "error", id, error: inWords(this.#language, problem) });
  }

  async #handle(m: Message): Promise<Reply<MessageKind>> {
    switch (m.t) {
      case "ping":
        return {};
      case "watch":
        return this.#watch(m);
      case "unwatch":
        this.#unwatch(m.table);
        return {};
      case "answer":
        return this.#answer(m.table, m.ask, m.value);
      case "undo": {
        const { t } = this.#at(m.table);
        return { done: await askUndo(this.#parts.hall, t, this.#person.id) };
      }
      case "consent": {
        const { t } = this.#at(m.table);
        return { done: await consent(this.#parts.hall, t, this.#person.id, m.yes) };
      }
      case "chat":
        return this.#chat(m.table, m.text);
      case "pass": {
        const { t } = this.#at(m.table);
        const { id } = this.#person;
        const edit = (table: TableRecord) => passUntil(table, id, m.until, unitOf(this.#parts.hall.playing(t)));
        await changeOwn(this.#parts.hall, t, id, edit);
        return {};
      }
      case "stop": {
        const { t } = this.#at(m.table);
        const { id } = this.#person;
        await changeOwn(this.#parts.hall, t, id, (table) => setStop(table, id, m.window, m.stop));
        return {};
      }
    }
  }

  async #watch({ table: id, seen = 0, code, spectator }: Extract<Message, { t: "watch" }>): Promise<Reply<"watch">> {
    const { hall } = this.#parts;
    const { store } = hall.parts;
    const { id: person, name } = this.#person;
    this.#unwatch(id);
    this.#mustHaveRoom();
    const watcher: Watcher = {
      person,
      name,
      viewer: "spectator",
      code,
      isSpectator: spectator === true,
      send: (text) => this.#send(text),
      gone: false,
    };
    const slept = await this.#letIn(id, { t: undefined, watcher }, seen);
    const before = watcher.viewer === "spectator" ? undefined : await store.seen(person, id);
    const chat = (await store.chat(id, 0, 100)).map(shownLine);
    // If it was unwatched, watched again or closed meanwhile, there is nothing to send.
    return watcher.gone ? {} : { viewer: watcher.viewer, chat, seen: before, ...(slept ? { slept } : {}) };
  }

  /** Registered at once, so that messages sent before the table has been read find it. */
  async #letIn(id: string, looking: Looking, seen: number): Promise<boolean> {
    const { hall } = this.#parts;
    this.#looking.set(id, looking);
    this.#allowance.looks(1);
    try {
      looking.t = await hall.at(id);
      return await watch(hall, looking.t, looking.watcher, seen);
    } catch (problem) {
      if (this.#looking.get(id) === looking) this.#drop(id);
      throw problem;
    }
  }

  #mustHaveRoom(): void {
    const { tables } = this.#parts.limits;
    for (const [id, { watcher }] of this.#looking) if (watcher.gone) this.#drop(id);
    if (this.#looking.size >= tables || !this.#allowance.mayLook())
      throw new Problem("limit.tables", 429, { max: tables });
  }

  #drop(id: string): void {
    if (this.#looking.delete(id)) this.#allowance.looks(-1);
  }

  #unwatch(id: string): void {
    const looking = this.#looking.get(id);
    if (looking === undefined) return;
    this.#drop(id);
    looking.watcher.gone = true;
    if (looking.t !== undefined) unwatch(this.#parts.hall, looking.t, looking.watcher);
  }

  #at(id: string): { t: LiveTable; watcher: Watcher } {
    const { t, watcher } = this.#looking.get(id) ?? {};
    if (t === undefined || watcher === undefined || !t.watchers.has(watcher))
      throw new Problem("table.notWatched", 403);
    return { t, watcher };
  }

  async #answer(id: string, ask: string, value: Value): Promise<Reply<"answer">> {
    const { t } = this.#at(id);
    const began = performance.now();
    const { n, again } = await this.#parts.hall.answer(t, this.#person.id, ask, value);
    this.#parts.figures.answerTime.observe((performance.now() - began) / 1000);
    return again ? { n, again } : { n };
  }

  async #chat(id: string, text: string): Promise<Reply<"chat">> {
    const { t, watcher } = this.#at(id);
    if (isWordless(t) && !ONLY_EMOJI.test(text)) throw new Problem("chat.wordless");
    await say(this.#parts.hall, t, this.#person, watcher.viewer, text);
    return {};
  }
}

const ONLY_EMOJI = /^(?:\p{RGI_Emoji}|\s)+$/v;

/** A deal is being made in which nobody may talk. */
function isWordless({ live }: LiveTable): boolean {
  return live?.session.run.pending.some((question) => question.kind === "deal" && question.wordless === true) === true;
}

function read(text: string): Message | Problem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return new Problem("message.malformed", 400, { what: "no JSON" });
  }
  if (isPlainAnswer(json)) return json;
  const parsed = message.safeParse(json);
  return parsed.success ? parsed.data : malformed(parsed.error);
}

/** The id of an otherwise malformed message, so that its sender knows which one was refused. */
function idIn(data: WebSocket.RawData): number | undefined {
  const found = /"id":(\d{1,10})\b/.exec(String(data).slice(0, 500));
  return found === null ? undefined : Number(found[1]);
}
