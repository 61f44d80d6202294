/** All tables in memory: loads and unloads them, and runs everything that happens at a table. */
import { setTimeout as sleep } from "node:timers/promises";
import type { PlayableGame } from "@hypergate/games";
import { type Seat, same, type Value } from "@hypergate/kernel";
import { Problem } from "../problem.ts";
import type { Addition, News } from "../store/peers.ts";
import type { GivenBy } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { hasGame, mustSit, type TableRecord } from "../tables/table.ts";
import { schedule, type TableKeeper } from "./acting.ts";
import { appendOf } from "./appending.ts";
import { askedPeople } from "./asked-people.ts";
import { dueAt } from "./automatic.ts";
import type { Thinker } from "./bots.ts";
import { type Clock, openClock } from "./clock.ts";
import { wholeChange } from "./committing.ts";
import { applied, isNews, newsIn } from "./following.ts";
import {
  asked,
  askOf,
  give,
  isKnown,
  isOver,
  type LiveGame,
  markStored,
  openGame,
  unstoredCheckpoint,
} from "./game.ts";
import { follow, hear, inTurn, isAway } from "./hearing.ts";
import { LiveTable, type TableChange } from "./live-table.ts";
import { Lookers } from "./lookers.ts";
import type { Report } from "./report.ts";
import { Rounds } from "./rounds.ts";
import { isShownOtherwise, publish, replaceTable } from "./showing.ts";
import type { Time } from "./time.ts";
import { Together } from "./together.ts";
import { keepTrace } from "./traces.ts";
import { EVENTS_AT_ONCE, lookAgain, showAnew } from "./watching.ts";

/** How often a job is done again because another process was faster. */
const MOST_TRIES = 10;
/** So long an answer waits for a store that is away, and asks again. */
const PATIENCE_MS = 2_500;
const AGAIN_MS = 150;

export interface HallParts {
  readonly store: Store;
  readonly games: Readonly<Record<string, PlayableGame>>;
  readonly thinker: Thinker;
  readonly report: Report;
  readonly time: Time;
  /** When the servers began to run; now, if this is the first. */
  readonly booted?: number;
  /** Takes a game back. */
  readonly goBack: (hall: Hall, t: LiveTable, to: number) => Promise<void>;
}

/** A game as it was read. */
interface Opened {
  readonly live: LiveGame;
  readonly clock: Clock;
  /** It is for this process to act there. */
  readonly isMine: boolean;
}

export class Hall implements TableKeeper {
  readonly parts: HallParts;
  readonly inMemory = new Map<string, LiveTable>();
  readonly #reading = new Map<string, Promise<LiveTable | undefined>>();
  /** Tables that other processes have changed while they were being read here. */
  readonly #changing = new Set<string>();
  readonly together: Together;
  readonly lookers: Lookers;
  readonly booted: number;
  readonly #rounds = new Rounds(this);
  closed = false;

  constructor(parts: HallParts) {
    this.parts = parts;
    this.booted = parts.booted ?? parts.time.now();
    this.together = new Together(parts.store.peers);
    this.lookers = new Lookers(
      this.together,
      (id) => this.inMemory.get(id),
      () => this.time.now(),
    );
  }

  get time(): Time {
    return this.parts.time;
  }

  /** Starts acting on its own. */
  open(): void {
    hear(this);
    this.#rounds.open();
  }

  /** Another process has written about a table, and may have said what. */
  heardOf(id: string, addition?: () => Addition, from = 0): void {
    const t = this.inMemory.get(id);
    if (t === undefined) {
      if (this.#reading.has(id)) this.#changing.add(id);
    } else if (addition === undefined) follow(this, t);
    else inTurn(this, t, () => this.#add(t, addition(), from));
  }

  async #add(t: LiveTable, addition: Addition, from: number): Promise<void> {
    const news = newsIn(t, addition, from);
    if (news === "known") return;
    if (news === "unclear") t.behind = true;
    else this.#take(t, news);
    await this.fresh(t);
  }

  /** Lets every table finish its current job, and stops. */
  async close(): Promise<void> {
    this.closed = true;
    this.#rounds.close();
    for (const t of this.inMemory.values()) clearTimeout(t.timer);
    const finish = async (t: LiveTable) => {
      await t.acting;
      await t.do(() => this.#keepCheckpoint(t));
    };
    await Promise.all([...this.inMemory.values()].map(finish));
    await this.parts.store.keepServerTime(this.time.now()).catch(() => undefined);
  }

  /** The next process may have other rules, so it should have as little to repeat as possible. */
  async #keepCheckpoint({ live, mine, stale, table }: LiveTable): Promise<void> {
    if (live === undefined || !mine || stale || live.fresh.length > 0) return;
    const rest = unstoredCheckpoint(live);
    if (rest === undefined) return;
    const isStored = await this.parts.store.append({ ...rest, version: table.version }).catch(() => false);
    if (isStored) markStored(live, rest);
  }

  get size(): number {
    return this.inMemory.size;
  }

  /** The table, loaded if it is not in memory. */
  async at(id: string): Promise<LiveTable> {
    const t = this.inMemory.get(id) ?? (await this.readOnce(id));
    if (t === undefined) throw new Problem("table.unknown", 404);
    t.used = this.time.now();
    return t;
  }

  /** Reads a table; those who want it at the same time get the same one. */
  readOnce(id: string): Promise<LiveTable | undefined> {
    let reading = this.#reading.get(id);
    if (reading === undefined) {
      reading = this.#read(id).finally(() => this.#reading.delete(id));
      this.#changing.delete(id);
      this.#reading.set(id, reading);
    }
    return reading;
  }

  async #read(id: string): Promise<LiveTable | undefined> {
    const table = await this.parts.store.table(id);
    if (table === undefined) return undefined;
    const t = this.newTable(table);
    this.#place(t, table, await this.#readGame(table));
    this.inMemory.set(id, t);
    if (t.live !== undefined && t.live.fresh.length > 0) await this.turn(t, () => this.#commitFresh(t));
    if (this.#changing.delete(id)) follow(this, t);
    schedule(this, t);
    return t;
  }

  newTable(table: TableRecord): LiveTable {
    return new LiveTable(table, this.time.now(), () => this.lookers.at(table.id));
  }

  /** Entries that arose when the game was read, unless another process has written them by now. */
  async #commitFresh(t: LiveTable): Promise<void> {
    if (t.live !== undefined && t.live.fresh.length > 0) await this.commit(t);
  }

  async #readGame(table: TableRecord): Promise<Opened | undefined> {
    if (!hasGame(table)) return undefined;
    const stored = await this.parts.store.game(table.id);
    if (stored === undefined) throw new Error(`table ${table.id} has no game`);
    const live = openGame(table.id, this.gameOf(table.game), stored, this.time.wall());
    return { live, clock: openClock(stored.clock, live), isMine: this.#isMine(stored.actor) };
  }

  #isMine(actor: number | undefined): boolean {
    return !this.together.isShared || actor === this.together.me;
  }

  /** Replaces what is in memory with what was read. */
  #place(t: LiveTable, table: TableRecord, opened: Opened | undefined): void {
    t.table = table;
    t.live = opened?.live;
    t.clock = opened?.clock;
    t.mine = opened?.isMine ?? true;
    t.due = opened === undefined ? undefined : dueAt(t, this.booted);
    t.askedPeople = askedPeople(t, this.time.wall());
  }

  /** Whether a person looks at a table right now, from their seat. */
  isLookingAt(table: string, person: string): boolean {
    const watchers = [...(this.inMemory.get(table)?.watchers ?? [])];
    const isHere = watchers.some((watcher) => watcher.person === person && !watcher.isSpectator);
    return isHere || this.lookers.at(table).some((one) => one.person === person && one.viewer !== "spectator");
  }

  gameOf(id: string): PlayableGame {
    const game = Object.hasOwn(this.parts.games, id) ? this.parts.games[id] : undefined;
    if (game === undefined)
      throw new Problem("game.unknown", 400, { allowed: Object.keys(this.parts.games).join(", ") });
    return game;
  }

  /** A job of the table on what is stored now. If another process was faster, it is done again on what that one wrote. */
  turn<T>(t: LiveTable, job: () => Promise<T>, patience = 0): Promise<T> {
    const began = performance.now();
    const isOverSoon = (problem: unknown) => isAway(problem) && performance.now() - began < patience;
    return t.do(async () => {
      for (let tries = 1; ; tries++)
        try {
          await this.fresh(t);
          return await job();
        } catch (problem) {
          const isRaced = problem instanceof Problem && problem.id === "table.raced" && tries < MOST_TRIES;
          if (isRaced || (problem instanceof Problem && tries === 1 && (await this.#wasBehind(t)))) continue;
          if (!isOverSoon(problem)) throw problem;
          await sleep(AGAIN_MS);
        }
    });
  }

  /** Nobody is refused because of what another process has not told yet. */
  async #wasBehind(t: LiveTable): Promise<boolean> {
    if (!this.together.isShared) return false;
    const seen = () => `${t.table.version} ${t.live?.entries}`;
    const before = seen();
    t.behind = true;
    await this.fresh(t);
    return seen() !== before;
  }

  goBack(t: LiveTable, to: number): Promise<void> {
    return this.parts.goBack(this, t, to);
  }

  /** Reads what is new after an error, or after another process has written, and shows it. */
  async fresh(t: LiveTable): Promise<void> {
    if (!t.stale && t.behind) await this.#catchUp(t);
    if (t.stale) await this.#readAgain(t);
  }

  async #catchUp(t: LiveTable): Promise<void> {
    const { id, version } = t.table;
    // What is written from now on is told again.
    t.behind = false;
    const news = await this.parts.store.peers?.news(id, t.live?.entries ?? 0, version).catch((problem: unknown) => {
      t.behind = true;
      throw problem;
    });
    if (news !== undefined && isNews(t, news)) this.#take(t, news);
  }

  /** Applies what another process has written, and shows it. */
  #take(t: LiveTable, news: News): void {
    const before = t.table;
    const events = applied(t, news, this.together.me, this);
    if (events === undefined) {
      t.stale = true;
      return;
    }
    const { table } = news;
    if (table !== undefined) {
      replaceTable(t, table, this, (watcher) => isShownOtherwise(before, table, watcher));
      lookAgain(this, t);
    }
    publish(t, events, this);
    if (t.asleep) t.tellPresence();
    schedule(this, t);
  }

  async #readAgain(t: LiveTable): Promise<void> {
    const { store } = this.parts;
    const { id, version } = t.table;
    t.behind = false;
    const table = await store.table(id);
    if (table === undefined) throw new Problem("table.unknown", 404);
    const opened = await this.#readGame(table);
    const events = await store.events(id, t.live?.stream ?? 0, EVENTS_AT_ONCE);
    const { undo } = t;
    this.#place(t, table, opened);
    t.stale = false;
    if (!same(undo, table.undo)) t.tell(t.undoFrame(this.time));
    // The seat may belong to somebody else now.
    if (table.version === version) publish(t, events, this);
    else showAnew(this, t, table, events);
    if (t.live !== undefined && t.live.fresh.length > 0) await this.commit(t);
    else schedule(this, t);
  }

  /** A person answers. An answer that was given before is acknowledged again and changes nothing. */
  answer(t: LiveTable, person: string, ask: string, value: Value): Promise<{ n: number; again: boolean }> {
    const answering = async () => {
      const seat = mustSit(t.table, person);
      // Also where the game is over: the answer may have ended it.
      if (t.live !== undefined && isKnown(t.live, seat, ask, value)) return { n: t.live.stream, again: true };
      const live = this.playing(t);
      if (asked(live, seat) === undefined) throw new Problem("refused.notAsked");
      if (ask !== askOf(live, seat)) throw new Problem("refused.stale");
      this.give(t, live, seat, value, "person");
      await this.commit(t);
      return { n: live.stream, again: false };
    };
    return this.turn(t, answering, PATIENCE_MS);
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
    const change = wholeChange(before, wanted, live);
    if (change !== undefined) t.table = change.table;
    const asking = askedPeople(t, this.time.wall());
    const append = appendOf(t, live, asking, this, change?.table);
    const began = performance.now();
    const undone = () => {
      t.table = before;
      t.stale = true;
    };
    await this.durable(this.parts.store.append(append), undone);
    this.parts.report.stored(append.entries.length, performance.now() - began);
    markStored(live, append);
    if (append.due !== undefined) t.due = append.due.at;
    t.askedPeople = asking;
    t.mine = true;
    t.table = before;
    if (append.table !== undefined) replaceTable(t, append.table, this, change?.concerns);
    publish(t, append.events, this);
    if (isOver(live)) keepTrace(this, live.id);
    schedule(this, t);
  }

  /** Waits until something is written; if it is not, memory must not keep it. */
  async durable(writing: Promise<boolean>, undone: () => void): Promise<void> {
    const ok = await writing.catch((problem: unknown) => {
      undone();
      throw problem;
    });
    if (ok) return;
    undone();
    throw new Problem("table.raced", 409);
  }
}
