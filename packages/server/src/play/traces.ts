/** Traces of finished games: made once, off the main thread, and kept. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "../store/store.ts";
import type { Thinker } from "./bots.ts";
import { payerOf } from "./fair-queue.ts";
import type { Report } from "./report.ts";

interface Keeper {
  readonly parts: { readonly store: Store; readonly thinker: Thinker; readonly report: Report };
  readonly closed: boolean;
}

/** All events of a game. */
const ALL = 10_000_000;
const AT_ONCE = 20;
const PAUSE_MS = 200;

/** The packed trace of a finished game; nothing if there is none to be had. */
export async function traceOfGame({ parts: { store, thinker } }: Keeper, id: string): Promise<string | undefined> {
  const kept = await store.trace(id);
  if (kept !== undefined) return kept === "" ? undefined : kept;
  const [stored, table] = [await store.game(id), await store.table(id)];
  if (stored === undefined || table === undefined) return undefined;
  const log = await store.entries(id);
  const [events, points] = [await store.events(id, 0, ALL), await store.points(id)];
  const made = await thinker.trace({ start: stored.start, log, events, points }, payerOf(table));
  await store.keepTrace(id, made ?? "");
  return made;
}

/** Does so in the background. What does not succeed is made when it is wanted, or after the next start. */
export function keepTrace(keeper: Keeper, id: string): void {
  traceOfGame(keeper, id).catch((problem: unknown) => {
    if (!keeper.closed) keeper.parts.report.trouble(`keeping the trace of table ${id}`, problem);
  });
}

/** Makes those that are missing, a few at a time: of games that ended before traces were kept, or as the server stopped. */
export async function keepMissingTraces(keeper: Keeper): Promise<void> {
  const failed = new Set<string>();
  const report = (doing: string, problem: unknown) => {
    if (!keeper.closed) keeper.parts.report.trouble(doing, problem);
  };
  const missing = async () => {
    const found = await keeper.parts.store.untraced(AT_ONCE + failed.size);
    return found.filter((id) => !failed.has(id));
  };
  try {
    for (let ids = await missing(); ids.length > 0; ids = await missing())
      for (const id of ids) {
        if (keeper.closed) return;
        await traceOfGame(keeper, id).catch((problem: unknown) => {
          failed.add(id);
          report(`keeping the trace of table ${id}`, problem);
        });
        await sleep(PAUSE_MS);
      }
  } catch (problem) {
    report("looking for missing traces", problem);
  }
}
