/** Studies that this browser keeps, until they are deleted. */
import { inStore, latestFirst } from "../here/database.ts";
import type { Study } from "./lines.ts";

export async function keepStudy(study: Study): Promise<void> {
  await inStore("studies", "readwrite", (studies) => studies.put(study));
}

export function keptStudy(id: string): Promise<Study | undefined> {
  return inStore<Study | undefined>("studies", "readonly", (studies) => studies.get(id));
}

export function keptStudies(): Promise<readonly Study[]> {
  return latestFirst<Study>("studies");
}

export async function dropStudy(id: string): Promise<void> {
  await inStore("studies", "readwrite", (studies) => studies.delete(id));
}
