/** What the server says of its games: settings with their values, presets, bots. */
import { type Answer, useAnswer } from "../ui/answer.ts";

export type SettingValue = string | number | boolean | readonly string[];
export type Settings = Readonly<Record<string, SettingValue>>;

export type SettingValues =
  | { readonly oneOf: readonly SettingValue[] }
  | { readonly min: number; readonly max: number }
  | { readonly listOf: readonly string[] }
  | { readonly bySeat: readonly string[] }
  | { readonly seat: true };

export interface SettingChoice {
  readonly name: string;
  readonly values: SettingValues;
  /** Only asked for where other settings have these values. */
  readonly where?: Settings;
}

export interface GameFacts {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly settings: readonly SettingChoice[];
  readonly presets: Readonly<Record<string, Settings>>;
  /** The usual one. */
  readonly preset: string;
  /** All settings of each preset. */
  readonly defaults: Readonly<Record<string, Settings>>;
  readonly bots: readonly string[];
}

interface GameList {
  readonly games: readonly GameFacts[];
}

export function useGameList(): Answer<GameList> {
  return useAnswer<GameList>("/api/games");
}

export function factsOf(list: GameList | undefined, game: string): GameFacts | undefined {
  return list?.games.find(({ id }) => id === game);
}
