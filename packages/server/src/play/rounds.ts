/** What is looked after every second: tables that are due, and tables that nobody needs in memory any more. */
import type { Store } from "../store/store.ts";
import { nextMoment, schedule, type TableKeeper } from "./acting.ts";
import { Failing } from "./failing.ts";
import type { LiveTable } from "./live-table.ts";
import type { Lookers } from "./lookers.ts";
import type { Together } from "./together.ts";

/** A table without watchers and work is unloaded after this long. */
const IDLE_MS = 10_000;
const LOOK_MS = 1_000;
/** How often the time is stored; a crash gives everybody at most so much of it. */
const KEEP_MS = 30_000;
/** Chat is kept for ninety days. */
const CHAT_MS = 90 * 86_400_000;

/** What this needs of the hall. */
interface Looked extends TableKeeper {
  readonly parts: TableKeeper["parts"] & { readonly store: Store };
  readonly inMemory: Map<string, LiveTable>;
  readonly lookers: Lookers;
  readonly together: Together;
  readOnce(id: string): Promise<LiveTable | undefined>;
}

export class Rounds {
  readonly #hall: Looked;
  /** Tables that are due and could not be read. */
  readonly #failing = new Failing();
  #timer: NodeJS.Timeout | undefined;
  #kept = 0;

  constructor(hall: Looked) {
    this.#hall = hall;
  }

  open(): void {
    const { parts } = this.#hall;
    const round = () => {
      this.#keep()
        .then(() => this.#wakeDue())
        .then(() => this.#missGone())
        .catch((problem: unknown) => parts.report.trouble("looking after tables", problem))
        .finally(() => {
          this.#sweep();
          if (!this.#hall.closed) this.#timer = setTimeout(round, LOOK_MS);
        });
    };
    round();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Now and then stores the time, and removes chat that is too old. */
  async #keep(): Promise<void> {
    const { store, time } = this.#hall.parts;
    const now = time.now();
    if (now - this.#kept < KEEP_MS) return;
    this.#kept = now;
    time.follow(await store.keepServerTime(now));
    // The earlier of both clocks: a system clock that is set forward removes nothing new.
    await store.dropChat(Math.min(time.wall(), now) - CHAT_MS, 1000);
  }

  /** Nobody looks any more through processes that are gone. */
  async #missGone(): Promise<void> {
    for (const process of await this.#hall.together.gone()) this.#hall.lookers.drop(process);
  }

  async #wakeDue(): Promise<void> {
    const { store, time } = this.#hall.parts;
    for (const id of await store.dueTables(time.now(), 10_000)) {
      const t = this.#hall.inMemory.get(id);
      if (t !== undefined) this.#takeOver(t);
      else if (!this.#hall.closed && this.#failing.mayTry(id)) await this.#wake(id);
    }
  }

  /** From now on this process acts there: the one that did is gone. */
  #takeOver(t: LiveTable): void {
    if (t.mine) return;
    t.mine = true;
    t.behind = true;
    const go = async () => {
      await this.#hall.fresh(t);
      schedule(this.#hall, t);
    };
    t.do(go).catch((problem: unknown) => this.#hall.parts.report.trouble(`taking over table ${t.table.id}`, problem));
  }

  async #wake(id: string): Promise<void> {
    try {
      await this.#hall.readOnce(id);
      this.#failing.succeeded(id);
    } catch (problem) {
      this.#failing.failed(id);
      this.#hall.parts.report.trouble(`reading table ${id}`, problem);
    }
  }

  #sweep(): void {
    const { inMemory, parts } = this.#hall;
    const now = parts.time.now();
    for (const [id, t] of inMemory) {
      const soon = nextMoment(this.#hall, t);
      // A machine that slept, or whose clock was changed, may have missed a time.
      if (soon < now && !t.busy) schedule(this.#hall, t);
      if (t.watchers.size > 0 || t.busy || now - t.used < IDLE_MS || soon < now + 2 * LOOK_MS) continue;
      clearTimeout(t.timer);
      inMemory.delete(id);
    }
  }
}
