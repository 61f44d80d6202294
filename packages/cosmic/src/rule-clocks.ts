/** Clocks that the rules themselves have. They run only where everybody is at the table together. */
import type { Question } from "@hypergate/kernel";
import { FACTS } from "./aliens/registry.ts";
import type { Settings } from "./settings.ts";

const SEARCHES: ReadonlySet<string> = new Set(Object.values(FACTS).flatMap(({ searches = [] }) => searches));
const SEARCH_SECONDS = 60;

/** How many seconds the rules give for such questions, if they give any. A deal of more than two takes twice as long (DEA-02). */
export function secondsByRule({ dealTimerSeconds }: Settings, { kind, key, params }: Question): number | undefined {
  if (key === "deal/seal" || (kind === "deal" && params?.parties === "several")) return 2 * dealTimerSeconds;
  if (kind === "deal") return dealTimerSeconds;
  return SEARCHES.has(key) ? SEARCH_SECONDS : undefined;
}
