/** Follows what other processes do at tables that are in memory here. */
import type { Addition } from "../store/peers.ts";
import { type Store, StoreTrouble } from "../store/store.ts";
import type { LiveTable } from "./live-table.ts";
import type { Lookers } from "./lookers.ts";
import type { Report } from "./report.ts";
import { showMissed, showStored } from "./saying.ts";
import type { Together } from "./together.ts";

/** What this needs of the hall. */
interface Hearer {
  readonly parts: { readonly store: Store; readonly report: Report };
  readonly inMemory: ReadonlyMap<string, LiveTable>;
  readonly lookers: Lookers;
  readonly together: Together;
  heardOf(id: string, addition?: () => Addition, from?: number): void;
  fresh(t: LiveTable): Promise<void>;
}

export function hear(hearer: Hearer): void {
  const { inMemory, lookers, together, parts } = hearer;
  const { store, report } = parts;
  const unsaid = (problem: unknown) => report.trouble("showing what was said", problem);
  together.on("chat", ({ table, n }) => {
    const t = inMemory.get(table);
    if (t !== undefined && t.watchers.size > 0) void showStored(store, t, n).catch(unsaid);
  });
  together.on("hello", () => {
    for (const t of inMemory.values()) lookers.announce(t);
  });
  together.open({
    tables: (ids) => {
      for (const id of ids) hearer.heardOf(id);
    },
    added: (game, addition, from) => hearer.heardOf(game, addition, from),
    gap: () => {
      for (const t of inMemory.values()) {
        follow(hearer, t);
        lookers.announce(t);
        void showMissed(store, t).catch(unsaid);
      }
    },
  });
}

/** Reads what another process has written about a table. */
export function follow(hearer: Pick<Hearer, "fresh" | "parts">, t: LiveTable): void {
  t.behind = true;
  if (t.following) return;
  t.following = true;
  inTurn(hearer, t, async () => {
    t.following = false;
    await hearer.fresh(t);
  });
}

/** A job of the table that follows another process. */
export function inTurn({ parts }: Pick<Hearer, "parts">, t: LiveTable, job: () => Promise<void>): void {
  t.do(job).catch((problem: unknown) => {
    // It is followed again as soon as the store is back.
    if (!isAway(problem)) parts.report.trouble(`following table ${t.table.id}`, problem);
  });
}

/** The store cannot be reached at the moment. */
export function isAway(problem: unknown): boolean {
  return problem instanceof StoreTrouble && problem.kind === "away";
}
