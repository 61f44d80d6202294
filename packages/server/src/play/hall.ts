/** All tables in memory: loads and unloads them, and runs everything that happens at a table. */
import type { PlayableGame } from "@hypergate/games";
import type { Seat, Value } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import type { Append, AskedPeople, GivenBy, NotOpened, OpenBounds, Store, StoredEvent } from "../store/store.ts";
import { tableFor, viewpointOf } from "../tables/shown.ts";
import { hasGame, mustSit, type TableRecord } from "../tables/table.ts";
import { nextMoment, schedule, type TableKeeper } from "./acting.ts";
import { appendOf, setUp } from "./appending.ts";
import { askedPeople } from "./asked-people.ts";
import { dueAt } from "./automatic.ts";
import type { Thinker } from "./bots.ts";
import { type Brought, broughtIn } from "./bringing.ts";
import { type Clock, cameBack, openClock } from "./clock.ts";
import { Failing } from "./failing.ts";
import { asked, askOf, give, isKnown, isOver, isVisible, type LiveGame, markStored, openGame } from "./game.ts";
import { LiveTable, sendTo, type TableChange, type Watcher } from "./live-table.ts";
import { changeWithPassing } from "./passing.ts";
import type { Report } from "./report.ts";
import { publish, replaceTable, showAll } from "./showing.ts";
import type { Time } from "./time.ts";
import { keepTrace } from "./traces.ts";

/** A table without watchers and work is unloaded after this long. */
const IDLE_MS = 10_000;
const LOOK_MS = 1_000;
/** How often the time is stored; a crash gives everybody at most so much of it. */
const KEEP_MS = 30_000;
/** Chat is kept for ninety days. */
const CHAT_MS = 90 * 86_400_000;
/** How many events a returning viewer is sent at once; the rest is available over HTTP. */
const EVENTS_AT_ONCE = 500;

export interface HallParts {
  readonly store: Store;
  readonly games: Readonly<Record<string, PlayableGame>>;
  readonly thinker: Thinker;
  readonly report: Report;
  readonly time: Time;
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
  #kept = 0;
  closed = false;

  constructor(parts: HallParts) {
    this.parts = parts;
    this.booted = parts.time.now();
  }

  get time(): Time {
    return this.parts.time;
  }

  /** Starts acting on its own. */
  open(): void {
    const round = () => {
      this.#keep()
        .then(() => this.#wakeDue())
        .catch((problem: unknown) => this.parts.report.trouble("looking after tables", problem))
        .finally(() => {
          this.#sweep();
          if (!this.closed) this.#look = setTimeout(round, LOOK_MS);
        });
    };
    round();
  }

  /** Now and then stores the time, and removes chat that is too old. */
  async #keep(): Promise<void> {
    const now = this.time.now();
    if (now - this.#kept < KEEP_MS) return;
    this.#kept = now;
    await this.parts.store.keepServerTime(now);
    // The earlier of both clocks: a system clock that is set forward removes nothing new.
    await this.parts.store.dropChat(Math.min(this.time.wall(), now) - CHAT_MS, 1000);
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
    await this.parts.store.keepServerTime(this.time.now()).catch(() => undefined);
  }

  get size(): number {
    return this.#tables.size;
  }

  /** The table, loaded if it is not in memory. */
  async at(id: string): Promise<LiveTable> {
    const t = this.#tables.get(id) ?? (await this.#readOnce(id));
    if (t === undefined) throw new Problem("table.unknown", 404);
    t.used = this.time.now();
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
    const t = new LiveTable(table, this.time.now());
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
    const live = openGame(table.id, this.gameOf(table.game), stored, this.time.wall());
    return { live, clock: openClock(stored.clock, live) };
  }

  /** Replaces what is in memory with what was read. */
  #place(t: LiveTable, table: TableRecord, opened: Opened | undefined): void {
    t.table = table;
    t.live = opened?.live;
    t.clock = opened?.clock;
    t.due = opened === undefined ? undefined : dueAt(t, this.booted);
    t.askedPeople = askedPeople(t, this.time.wall());
  }

  /** Whether a person looks at a table right now, from their seat. */
  isLookingAt(table: string, person: string): boolean {
    const watchers = [...(this.#tables.get(table)?.watchers ?? [])];
    return watchers.some((watcher) => watcher.person === person && !watcher.isSpectator);
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
    if (table.version === version) publish(t, events, this);
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
      const refusal = give(live, seat, value, by, this.time.wall());
      if (refusal !== undefined) throw Problem.ofRules(refusal, 409);
    } catch (problem) {
      // If the rules throw in the middle of a step, the session cannot be used any more.
      if (!(problem instanceof Problem)) t.stale = true;
      throw problem;
    }
  }

  /**
   * Writes what happened in memory to the store, and with it a change of the table; only then shows it. If writing
   * fails, nothing has happened.
   */
  async commit(t: LiveTable, wanted?: TableChange): Promise<void> {
    const live = t.live as LiveGame;
    const before = t.table;
    const change = changeWithPassing(before, wanted, live);
    if (change !== undefined) t.table = change.table;
    const asking = askedPeople(t, this.time.wall());
    const append = appendOf(t, live, asking, this, change?.table);
    const began = performance.now();
    const undone = () => {
      t.table = before;
      t.stale = true;
    };
    await this.#durable(this.parts.store.append(append), undone);
    this.parts.report.stored(append.entries.length, performance.now() - began);
    const isSeen = isVisible(live, append);
    markStored(live, append);
    if (append.due !== undefined) t.due = append.due.at;
    t.askedPeople = asking;
    if (append.table !== undefined) replaceTable(t, append.table, change?.concerns);
    publish(t, append.events, this);
    if (isOver(live)) keepTrace(this, live.id);
    if (isSeen) t.happened();
    schedule(this, t);
  }

  /** Waits until something is written; if it is not, memory must not keep it. */
  async #durable(writing: Promise<boolean>, undone: () => void): Promise<void> {
    const ok = await writing.catch((problem: unknown) => {
      undone();
      throw problem;
    });
    if (ok) return;
    undone();
    throw new Problem("table.raced", 409);
  }

  /** Starts the game of a table whose seats are filled; `table` is as it will be. */
  async begin(t: LiveTable, table: TableRecord, seed: string, config: unknown): Promise<void> {
    const before = t.table;
    const { start, first, asking } = setUp(t, table, this.gameOf(table.game), { seed, config }, this);
    const undone = () => {
      t.table = before;
      t.live = undefined;
      t.stale = true;
    };
    await this.#durable(this.parts.store.startGame(table, start, first), undone);
    this.#started(t, first, asking);
  }

  /** Opens a table whose game begins at once; nothing is stored if the game cannot begin. */
  async openBegun(
    table: TableRecord,
    seed: string,
    config: unknown,
    bounds: OpenBounds,
  ): Promise<NotOpened | undefined> {
    const t = new LiveTable(table, this.time.now());
    const { start, first, asking } = setUp(t, table, this.gameOf(table.game), { seed, config }, this);
    const refused = await this.parts.store.addGame(table, start, first, bounds);
    if (refused !== undefined) return refused;
    this.#tables.set(table.id, t);
    this.#started(t, first, asking);
    return undefined;
  }

  /** Opens a table with a game that was played elsewhere; nothing is stored if it does not fit the rules. */
  async openBrought(table: TableRecord, brought: Brought, bounds: OpenBounds): Promise<NotOpened | undefined> {
    const t = new LiveTable(table, this.time.now());
    const { start, first, asking } = await broughtIn(t, table, this.gameOf(table.game), brought, this);
    const refused = await this.parts.store.addGame(table, start, first, bounds);
    if (refused !== undefined) return refused;
    if (first.table !== undefined) t.table = first.table;
    this.#tables.set(table.id, t);
    this.#started(t, first, asking);
    if (t.table.status === "over") keepTrace(this, table.id);
    return undefined;
  }

  #started(t: LiveTable, first: Append, asking: AskedPeople): void {
    markStored(t.live as LiveGame, first);
    t.due = first.due?.at;
    t.askedPeople = asking;
    this.#showAnew(t, t.table, first.events);
    schedule(this, t);
  }

  #showAnew(t: LiveTable, table: TableRecord, events: readonly StoredEvent[]): void {
    replaceTable(t, table);
    this.#seatAgain(t);
    t.tellPresence();
    for (const watcher of t.watchers) showAll(t, watcher, events, this);
  }

  /** After a change of the seats: whoever looks from elsewhere now is shown the game from there. */
  lookAgain(t: LiveTable): void {
    for (const watcher of this.#seatAgain(t)) showAll(t, watcher, [], this);
    t.tellPresence();
  }

  /** Removes watchers who may no longer look, and updates from which seat the others do; returns those who changed it. */
  #seatAgain(t: LiveTable): readonly Watcher[] {
    return [...t.watchers].filter((watcher) => {
      const { viewer } = watcher;
      try {
        watcher.viewer = viewpointOf(t.table, watcher);
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem;
        sendTo(watcher, { t: "gone", table: t.table.id });
        this.unwatch(t, watcher);
        return false;
      }
      if (watcher.viewer !== viewer) t.forgetShown(viewer, this.time.now());
      return watcher.viewer !== viewer;
    });
  }

  /**
   * A watcher joins, from event number `seen` on, unless it has left before its turn came. True if the table was asleep
   * and goes on now.
   */
  watch(t: LiveTable, watcher: Watcher, seen: number): Promise<boolean> {
    return t.do(async () => {
      await this.fresh(t);
      if (watcher.gone) return false;
      const { stream } = t.live ?? { stream: 0 };
      const from = Math.max(seen, stream - EVENTS_AT_ONCE);
      const events = await this.parts.store.events(t.table.id, from, EVENTS_AT_ONCE);
      if (watcher.gone) return false;
      watcher.viewer = viewpointOf(t.table, watcher);
      const slept = await this.#wakeFor(t, watcher);
      t.watchers.add(watcher);
      sendTo(watcher, { t: "table", table: tableFor(t.table, watcher.person, watcher.code) });
      showAll(t, watcher, events, this);
      // Sent even if there is none: the watcher may remember an old one.
      if (t.live !== undefined) sendTo(watcher, t.undoFrame(this.time));
      t.tellPresence(watcher);
      return slept;
    });
  }

  /** A player has come: the clock may count on them again, and a table that slept goes on. */
  async #wakeFor(t: LiveTable, { viewer }: Watcher): Promise<boolean> {
    const { asleep } = t;
    if (viewer === "spectator" || t.clock === undefined || !cameBack(t.clock, viewer)) return false;
    if (asleep) await this.commit(t);
    return asleep;
  }

  unwatch(t: LiveTable, watcher: Watcher): void {
    watcher.gone = true;
    if (!t.watchers.delete(watcher)) return;
    this.#remember(t, watcher);
    t.tellPresence();
    t.used = this.time.now();
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
    const due = await this.parts.store.dueTables(this.time.now(), 10_000);
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
    const now = this.time.now();
    for (const [id, t] of this.#tables) {
      const soon = nextMoment(this, t);
      // A machine that slept, or whose clock was changed, may have missed a time.
      if (soon < now && !t.busy) schedule(this, t);
      if (t.watchers.size > 0 || t.busy || t.undo !== undefined || now - t.used < IDLE_MS || soon < now + 2 * LOOK_MS)
        continue;
      clearTimeout(t.timer);
      this.#tables.delete(id);
    }
  }
}
