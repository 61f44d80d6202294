/** Studies that come with the client, with their results. `hypergate study --write` made the files. */
import type { Figures, Study } from "@hypergate/games/study";

export interface Prepared {
  readonly study: Study;
  readonly figures: Figures;
  /** The version of the rules they were played by. */
  readonly rules: number;
}

const FOLDER = "../../studies";
const LOADERS = import.meta.glob<Prepared>("../../studies/*.json", { import: "default" });

/** In the order in which they are shown. */
export const READY = [
  "cosmic-base",
  "cosmic-dominion",
  "cosmic-players",
  "cosmic-zombie",
  "cosmic-oracle",
  "cosmic-planets",
  "race-starts",
  "race-takeovers",
] as const;
export type Ready = (typeof READY)[number];

export async function prepared(name: string): Promise<Prepared | undefined> {
  const found = await LOADERS[`${FOLDER}/${name}.json`]?.();
  // A study whose games have not been played yet has no figures.
  return found?.figures === undefined ? undefined : found;
}
