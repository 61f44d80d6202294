/** The games in small sets-ups, for tests. */
import { engineOf } from "../games.ts";
import type { Engine } from "../table/meter.ts";

export const CONFIGS = {
  cosmic: { players: 3, settings: { alienSelection: "random" } },
  race: { settings: { players: 2 } },
} as const;

export type Game = keyof typeof CONFIGS;

export const TESTED: readonly Game[] = ["cosmic", "race"];

export async function engineFor(game: Game): Promise<Engine> {
  const engine = await engineOf(game);
  if (engine === undefined) throw new Error(`there are no rules of ${game}`);
  return engine;
}
