/** Who looks at which table in all processes: tells the others who looks here, and knows who looks there. */
import { Elsewhere, type Looker } from "./elsewhere.ts";
import type { LiveTable } from "./live-table.ts";
import type { Together } from "./together.ts";

/** Changes within so many milliseconds are told together. */
const TOLD_AFTER_MS = 20;
/** So many fit into one message; a crowd of spectators is cut off there. */
const MOST = 150;

export class Lookers {
  readonly #together: Together;
  readonly #tableAt: (id: string) => LiveTable | undefined;
  readonly #now: () => number;
  readonly #elsewhere = new Elsewhere();
  readonly #untold = new Set<LiveTable>();
  #timer: NodeJS.Timeout | undefined;

  constructor(together: Together, tableAt: (id: string) => LiveTable | undefined, now: () => number) {
    this.#together = together;
    this.#tableAt = tableAt;
    this.#now = now;
    together.on("look", ({ table, who }, from) =>
      this.#heard(
        table,
        from,
        who.map(([person, viewer]) => ({ person, viewer })),
      ),
    );
  }

  /** Who looks at a table through other processes. */
  at(table: string): readonly Looker[] {
    return this.#elsewhere.at(table);
  }

  /** Whoever looks at this table may have changed. */
  announce(t: LiveTable): void {
    if (!this.#together.isShared) return;
    this.#untold.add(t);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      for (const one of this.#untold) this.#tell(one);
      this.#untold.clear();
    }, TOLD_AFTER_MS).unref();
  }

  #tell({ table, watchers }: LiveTable): void {
    const seated = [...watchers].sort((a, b) => Number(a.viewer === "spectator") - Number(b.viewer === "spectator"));
    const who = seated.slice(0, MOST).map(({ person, viewer }) => [person, viewer] as const);
    this.#together.tell({ t: "look", table: table.id, who });
  }

  #heard(table: string, from: number, lookers: readonly Looker[]): void {
    const before = this.at(table);
    this.#elsewhere.set(table, from, lookers);
    const t = this.#tableAt(table);
    t?.noteLeft(
      before.map(({ viewer }) => viewer),
      this.#now(),
    );
    t?.tellPresence();
  }

  /** A process is gone. */
  drop(process: number): void {
    for (const table of this.#elsewhere.drop(process)) {
      const t = this.#tableAt(table);
      const seats = t?.table.seats.map((_, seat) => seat) ?? [];
      t?.noteLeft(seats, this.#now());
      t?.tellPresence();
    }
  }
}
