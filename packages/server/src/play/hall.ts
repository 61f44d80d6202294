/** All tables in memory: loads and unloads them, and runs everything that happens at a table. */
import type { PlayableGame } from "@hypergate/games";
import type { Seat, Value, Viewer } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import type { Append, GivenBy, Store, StoredEvent } from "../store/store.ts";
import { tableFor, viewerOf } from "../tables/shown.ts";
import { hasGame, mustSit, type TableRecord } from "../tables/table.ts";
import { nextMoment, schedule, type TableKeeper } from "./acting.ts";
import { askedChange, askedPeople } from "./asked-people.ts";
import { dueAt, untilOf } from "./automatic.ts";
import type { Thinker } from "./bots.ts";
import { type Clock, clockState, newClock, openClock, tick } from "./clock.ts";
import { ended } from "./ended.ts";
import { Failing } from "./failing.ts";
import { Cut, look, stateFrame, updateFrame } from "./frames.ts";
import {
  asked,
  askOf,
  beginGame,
  give,
  isKnown,
  isOver,
  type LiveGame,
  markStored,
  openGame,
  unstored,
} from "./game.ts";
import { LiveTable, sendTo, type Watcher } from "./live-table.ts";
import type { Report } from "./report.ts";
import { keepTrace } from "./traces.ts";

/** A table without watchers and work is unloaded after this long. */
const IDLE_MS = 10_000;
const LOOK_MS = 1_000;
/** How many events a returning viewer is sent at once; the rest is available over HTTP. */
const EVENTS_AT_ONCE = 500;

export interface HallParts {
  readonly store: Store;
  readonly games: Readonly<Record<string, PlayableGame>>;
  readonly thinker: Thinker;
  readonly report: Report;
  readonly now: () => number;
}

/** A game as it was read. */
interface Opened {
  readonly live: LiveGame;
  readonly clock: Clock;
}

export class Hall implements TableKeeper {
  readonly parts: HallParts;
  readonly #tables = new Map<string, LiveTable>();
  readonly #reading = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables that are due and could not be read. */
  readonly #failing = new Failing();
  /** When this server began. */
  readonly booted: number;
  #look: NodeJS.Timeout | undefined;
  closed = false;

  constructor(parts: HallParts) {
    this.parts = parts;
    this.booted = parts.now();
  }

  /** Starts acting on its own. */
  open(): void {
    const round = () => {
      this.#wakeDue()
        .catch((problem: unknown) => this.parts.report.trouble("looking after tables", problem))
        .finally(() => {
          this.#sweep();
          if (!this.closed) this.#look = setTimeout(round, LOOK_MS);
        });
    };
    round();
  }

  /** Lets every table finish its current job, and stops. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.#look);
    for (const t of this.#tables.values()) clearTimeout(t.timer);
    const finish = async (t: LiveTable) => {
      await t.acting;
      await t.do(async () => undefined);
    };
    await Promise.all([...this.#tables.values()].map(finish));
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The table, loaded if it is not in memory. */
  async at(id: string): Promise<LiveTable> {
    const t = this.#tables.get(id) ?? (await this.#readOnce(id));
    if (t === undefined) throw new Problem("table.unknown", 404);
    t.used = this.parts.now();
    return t;
  }

  #readOnce(id: string): Promise<LiveTable | undefined> {
    let reading = this.#reading.get(id);
    if (reading === undefined) {
      reading = this.#read(id).finally(() => this.#reading.delete(id));
      this.#reading.set(id, reading);
    }
    return reading;
  }

  async #read(id: string): Promise<LiveTable | undefined> {
    const table = await this.parts.store.table(id);
    if (table === undefined) return undefined;
    const t = new LiveTable(table, this.parts.now());
    this.#place(t, table, await this.#readGame(table));
    this.#tables.set(id, t);
    if (t.live !== undefined && t.live.fresh.length > 0) await t.do(() => this.commit(t));
    schedule(this, t);
    return t;
  }

  async #readGame(table: TableRecord): Promise<Opened | undefined> {
    if (!hasGame(table)) return undefined;
    const stored = await this.parts.store.game(table.id);
    if (stored === undefined) throw new Error(`table ${table.id} has no game`);
    const live = openGame(table.id, this.gameOf(table.game), stored, this.parts.now());
    return { live, clock: openClock(stored.clock, live) };
  }

  /** Replaces what is in memory with what was read. */
  #place(t: LiveTable, table: TableRecord, opened: Opened | undefined): void {
    t.table = table;
    if (opened === undefined) return;
    t.live = opened.live;
    t.clock = opened.clock;
    t.due = dueAt(t, this.booted);
    t.askedPeople = askedPeople(t);
  }

  gameOf(id: string): PlayableGame {
    const game = Object.hasOwn(this.parts.games, id) ? this.parts.games[id] : undefined;
    if (game === undefined)
      throw new Problem("game.unknown", 400, { allowed: Object.keys(this.parts.games).join(", ") });
    return game;
  }

  /** Reads the table again after an error, or after another process was faster, and shows what is new. */
  async fresh(t: LiveTable): Promise<void> {
    if (!t.stale) return;
    const { store } = this.parts;
    const { id, version } = t.table;
    const table = await store.table(id);
    if (table === undefined) throw new Problem("table.unknown", 404);
    const opened = await this.#readGame(table);
    const events = await store.events(id, t.live?.stream ?? 0, EVENTS_AT_ONCE);
    this.#place(t, table, opened);
    t.stale = false;
    t.dropUndo();
    // The seat may belong to somebody else now.
    if (table.version === version) this.publish(t, events);
    else this.#showAnew(t, table, events);
    if (t.live !== undefined && t.live.fresh.length > 0) await this.commit(t);
    else schedule(this, t);
  }

  /** A person answers. An answer that was given before is acknowledged again and changes nothing. */
  answer(t: LiveTable, person: string, ask: string, value: Value): Promise<{ n: number; again: boolean }> {
    return t.do(async () => {
      await this.fresh(t);
      const seat = mustSit(t.table, person);
      const live = this.playing(t);
      if (ask !== askOf(live, seat) || asked(live, seat) === undefined) {
        if (isKnown(live, seat, ask, value)) return { n: live.stream, again: true };
        throw new Problem(asked(live, seat) === undefined ? "refused.notAsked" : "refused.stale");
      }
      this.give(t, live, seat, value, "person");
      await this.commit(t);
      return { n: live.stream, again: false };
    });
  }

  playing(t: LiveTable): LiveGame {
    if (t.live === undefined || t.table.status !== "playing") throw new Problem("table.notPlaying");
    return t.live;
  }

  /** Gives an answer in memory; throws if it is wrong. */
  give(t: LiveTable, live: LiveGame, seat: Seat, value: Value, by: GivenBy): void {
    try {
      const refusal = give(live, seat, value, by, this.parts.now());
      if (refusal !== undefined) throw Problem.ofRules(refusal, 409);
    } catch (problem) {
      // If the rules throw in the middle of a step, the session cannot be used any more.
      if (!(problem instanceof Problem)) t.stale = true;
      throw problem;
    }
  }

  /** Writes what happened in memory to the store, and only then shows it. If writing fails, it has not happened. */
  async commit(t: LiveTable): Promise<void> {
    const live = t.live as LiveGame;
    const asking = askedPeople(t);
    const append = this.#append(t, live, asking);
    const began = performance.now();
    const ok = await this.parts.store.append(append).catch((problem: unknown) => {
      t.stale = true;
      throw problem;
    });
    if (!ok) {
      t.stale = true;
      throw new Problem("table.raced", 409);
    }
    this.parts.report.stored(append.entries.length, performance.now() - began);
    markStored(live, append);
    if (append.due !== undefined) t.due = append.due.at;
    t.askedPeople = asking;
    if (append.table !== undefined) this.replace(t, append.table);
    this.publish(t, append.events);
    if (append.table !== undefined) keepTrace(this, t.table.id);
    if (append.entries.length > 0) t.dropUndo();
    schedule(this, t);
  }

  #append(t: LiveTable, live: LiveGame, asking: ReadonlySet<string>): Append {
    const now = this.parts.now();
    t.clock ??= newClock(t.table.options.clock, t.table.seats.length);
    const ticked = tick(t.clock, t.table, live, now, this.booted);
    const due = dueAt(t, this.booted);
    const over = isOver(live) ? ended(t.table, live, now) : undefined;
    return {
      ...unstored(live),
      ...(ticked ? { clock: clockState(t.clock) } : {}),
      ...(due === t.due ? {} : { due: { at: due } }),
      ...askedChange(t, asking),
      ...(over === undefined ? {} : { table: over }),
    };
  }

  /** Starts the game of a table whose seats are filled; `table` is as it will be. */
  async begin(t: LiveTable, table: TableRecord, seed: string, config: unknown): Promise<void> {
    const start = { game: table.game, seed, config, courtesy: table.options.courtesy, began: this.parts.now() };
    const live = beginGame(table.id, this.gameOf(table.game), start);
    const before = t.table;
    t.table = table;
    t.live = live;
    t.clock = newClock(table.options.clock, table.seats.length);
    const undone = () => {
      t.table = before;
      t.live = undefined;
      t.stale = true;
    };
    const asking = askedPeople(t);
    const append = { ...this.#append(t, live, asking), clock: clockState(t.clock) };
    const ok = await this.parts.store.startGame(table, start, append).catch((problem: unknown) => {
      undone();
      throw problem;
    });
    if (!ok) {
      undone();
      throw new Problem("table.raced", 409);
    }
    markStored(live, append);
    t.due = append.due?.at;
    t.askedPeople = asking;
    this.#showAnew(t, table, append.events);
    schedule(this, t);
  }

  #showAnew(t: LiveTable, table: TableRecord, events: readonly StoredEvent[]): void {
    this.replace(t, table);
    this.lookAgain(t);
    for (const watcher of t.watchers) this.#showAll(t, watcher, events);
  }

  /** Replaces the table and shows the new one to everybody, or to those concerned. */
  replace(t: LiveTable, table: TableRecord, concerns = (_: Watcher) => true): void {
    t.table = table;
    for (const watcher of t.watchers)
      if (concerns(watcher)) sendTo(watcher, { t: "table", table: tableFor(table, watcher.person, watcher.code) });
  }

  /** Updates from which seat each watcher looks, or removes watchers who may no longer look. */
  lookAgain(t: LiveTable): void {
    for (const watcher of [...t.watchers]) {
      try {
        const { viewer } = watcher;
        watcher.viewer = viewerOf(t.table, watcher.person, watcher.code);
        if (watcher.viewer === viewer) continue;
        t.forgetShown(viewer, this.parts.now());
        this.#showAll(t, watcher, []);
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem;
        sendTo(watcher, { t: "gone", table: t.table.id });
        this.unwatch(t, watcher);
      }
    }
    t.tellPresence();
  }

  /** Sends what is new to everybody for whom something is. */
  publish(t: LiveTable, events: readonly StoredEvent[]): void {
    const { live } = t;
    if (live === undefined) return;
    const cut = new Cut();
    const frames = new Map<Viewer, string | undefined>();
    for (const [viewer, before] of t.shown) {
      const now = look(live, viewer, this.#until(t), cut);
      frames.set(viewer, updateFrame(live, viewer, before, now, events, cut));
      t.shown.set(viewer, now);
    }
    for (const watcher of t.watchers) {
      const frame = frames.get(watcher.viewer);
      if (frame !== undefined) watcher.send(frame);
    }
  }

  #until(t: LiveTable): (seat: Seat) => number | undefined {
    return (seat) => {
      const question = t.live === undefined ? undefined : asked(t.live, seat);
      return question === undefined ? undefined : untilOf(t, question, this.booted);
    };
  }

  /** A watcher joins, from event number `seen` on, unless it has left before its turn came. */
  watch(t: LiveTable, watcher: Watcher, seen: number): Promise<void> {
    return t.do(async () => {
      await this.fresh(t);
      if (watcher.gone) return;
      const { stream } = t.live ?? { stream: 0 };
      const from = Math.max(seen, stream - EVENTS_AT_ONCE);
      const events = await this.parts.store.events(t.table.id, from, EVENTS_AT_ONCE);
      if (watcher.gone) return;
      watcher.viewer = viewerOf(t.table, watcher.person, watcher.code);
      t.watchers.add(watcher);
      sendTo(watcher, { t: "table", table: tableFor(t.table, watcher.person, watcher.code) });
      this.#showAll(t, watcher, events);
      // Sent even if there is none: the watcher may remember an old one.
      if (t.live !== undefined) sendTo(watcher, t.undoFrame());
      t.tellPresence();
    });
  }

  #showAll(t: LiveTable, watcher: Watcher, events: readonly StoredEvent[]): void {
    const { live } = t;
    if (live === undefined) return;
    const { viewer } = watcher;
    const snapshot = look(live, viewer, this.#until(t), new Cut());
    t.shown.set(viewer, snapshot);
    watcher.send(stateFrame(live, viewer, snapshot, events));
  }

  unwatch(t: LiveTable, watcher: Watcher): void {
    watcher.gone = true;
    if (!t.watchers.delete(watcher)) return;
    this.#remember(t, watcher);
    t.tellPresence();
    t.used = this.parts.now();
    t.forgetShown(watcher.viewer, t.used);
  }

  /** Stores how far a player has followed the game, to show on any device what happened since. */
  #remember({ table, live }: LiveTable, { person, viewer }: Watcher): void {
    const { store, report } = this.parts;
    if (live === undefined || viewer === "spectator") return;
    store
      .saw(person, table.id, live.stream)
      .catch((problem: unknown) => report.trouble("noting what was seen", problem));
  }

  async #wakeDue(): Promise<void> {
    const due = await this.parts.store.dueTables(this.parts.now(), 10_000);
    for (const id of due) if (!this.#tables.has(id) && !this.closed && this.#failing.mayTry(id)) await this.#wake(id);
  }

  async #wake(id: string): Promise<void> {
    try {
      await this.#readOnce(id);
      this.#failing.succeeded(id);
    } catch (problem) {
      this.#failing.failed(id);
      this.parts.report.trouble(`reading table ${id}`, problem);
    }
  }

  #sweep(): void {
    const now = this.parts.now();
    for (const [id, t] of this.#tables) {
      const soon = nextMoment(this, t);
      // A machine that slept, or whose clock was changed, may have missed a time.
      if (soon < now && !t.busy) schedule(this, t);
      if (t.watchers.size > 0 || t.busy || now - t.used < IDLE_MS || soon < now + 2 * LOOK_MS) continue;
      clearTimeout(t.timer);
      this.#tables.delete(id);
    }
  }
}
