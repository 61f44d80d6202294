/** The numbered statements of aliens. The build takes them out of the texts (`scripts/client/statements-apart.ts`). */
import type { Alien } from "@hypergate/cosmic/client";
import type { Statement } from "@hypergate/kernel";

const LOADERS = import.meta.glob<Pick<Alien, "text">>("../../../cosmic/src/aliens/*/text.ts", { query: "?statements" });

export async function statementsOfAlien(id: string): Promise<readonly Statement[]> {
  const found = await LOADERS[`../../../cosmic/src/aliens/${id}/text.ts`]?.();
  return found?.text.rules ?? [];
}
