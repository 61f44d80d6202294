/** Studies of the lab that are kept in this browser. Their results are large, so they are stored apart. */
import type { Played, Study } from "@hypergate/games/study";
import { inStore, latestFirst } from "../here/database.ts";

export interface KeptStudy {
  readonly id: string;
  readonly begun: number;
  readonly changed: number;
  readonly study: Study;
  readonly results: readonly (Played | undefined)[];
}

/** What a list needs of it. */
export type KeptHead = Omit<KeptStudy, "results"> & { readonly played: number };

interface KeptResults {
  readonly id: string;
  readonly results: KeptStudy["results"];
}

export async function keepStudy({ results, ...head }: KeptStudy): Promise<void> {
  const played = results.filter((one) => one !== undefined).length;
  await inStore("labResults", "readwrite", (store) => store.put({ id: head.id, results } satisfies KeptResults));
  await inStore("labs", "readwrite", (store) => store.put({ ...head, played } satisfies KeptHead));
}

export async function keptStudy(id: string): Promise<KeptStudy | undefined> {
  const head = await inStore<KeptHead | undefined>("labs", "readonly", (store) => store.get(id));
  const kept = await inStore<KeptResults | undefined>("labResults", "readonly", (store) => store.get(id));
  return head === undefined || kept === undefined ? undefined : { ...head, results: kept.results };
}

export function keptStudies(): Promise<readonly KeptHead[]> {
  return latestFirst<KeptHead>("labs");
}

export async function dropStudy(id: string): Promise<void> {
  await inStore("labs", "readwrite", (store) => store.delete(id));
  await inStore("labResults", "readwrite", (store) => store.delete(id));
}
