/** Verdicts that were made in this browser. The latest are kept in it. */
import type { Verdict } from "@hypergate/bots/verdict";
import { inStore, latestFirst } from "../here/database.ts";

interface Kept {
  /** The name of the recording. */
  readonly id: string;
  readonly changed: number;
  readonly verdict: Verdict;
}

const MOST_KEPT = 60;

/** Nothing where the browser keeps nothing. */
export async function keptVerdict(of: string): Promise<Verdict | undefined> {
  try {
    return (await inStore<Kept | undefined>("verdicts", "readonly", (store) => store.get(of)))?.verdict;
  } catch {
    return undefined;
  }
}

/** Keeps it; a browser that keeps nothing loses it with the page. */
export async function keepVerdict(verdict: Verdict): Promise<void> {
  const kept: Kept = { id: verdict.of, changed: Date.now(), verdict };
  try {
    await inStore("verdicts", "readwrite", (store) => store.put(kept));
    for (const { id } of (await latestFirst<Kept>("verdicts")).slice(MOST_KEPT))
      await inStore("verdicts", "readwrite", (store) => store.delete(id));
  } catch {
    // It is still on the page.
  }
}
