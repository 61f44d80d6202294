/** Games that were begun in this browser, without a server. They are kept in it until they are deleted. */
import type { Answer, Seat, TableSettings } from "@hypergate/kernel";
import type { Stops } from "@hypergate/wire";
import { inStore, latestFirst } from "./database.ts";
import { noteGamesHere } from "./has-games.ts";

export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly begun: number;
  readonly changed: number;
  /** What the player is called; bots sit at the other seats. */
  readonly name: string;
  readonly bots: readonly string[];
  readonly settings: TableSettings;
  /** The same as the rules take it. */
  readonly config: unknown;
  readonly seed: string;
  readonly version: number;
  readonly answers: readonly Answer[];
  /** A state from which the game can go on where the answers no longer fit the rules, and how many answers are in it. */
  readonly checkpoint: unknown;
  readonly mark: number;
  readonly stops: Stops;
  /** The game asks the player something; nothing else can happen. */
  readonly isAsked: boolean;
  readonly over?: KeptEnd;
  /** The table that it has become on a server. */
  readonly brought?: string;
}

/** How a game ended, with what an exported file has of it. */
export interface KeptEnd {
  readonly winners: readonly Seat[];
  readonly units: number;
  readonly hash: string;
  readonly trace: string;
}

/** Ids of games in this browser; tables of a server are called otherwise. */
const HERE = "here-";

export function isHere(id: string): boolean {
  return id.startsWith(HERE);
}

export function newId(): string {
  return HERE + crypto.randomUUID();
}

export async function keepGame(game: KeptGame): Promise<void> {
  noteGamesHere();
  await inStore("games", "readwrite", (games) => games.put(game));
}

export function keptGame(id: string): Promise<KeptGame | undefined> {
  return inStore<KeptGame | undefined>("games", "readonly", (games) => games.get(id));
}

/** All of them, the latest first; none where the browser keeps nothing. */
export function keptGames(): Promise<readonly KeptGame[]> {
  return latestFirst<KeptGame>("games");
}

export async function dropGame(id: string): Promise<void> {
  await inStore("games", "readwrite", (games) => games.delete(id));
}
