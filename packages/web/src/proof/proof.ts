import type { Browser } from "playwright-core";
import type { Speed } from "../table/stage/beat.ts";
import type { Language, Size, Wish } from "./visitor.ts";

/** What a proof found: figures to be printed, and what went wrong. */
export interface Proof {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

export interface ProofOptions {
  /** Left out: the first, or both where it is about both. */
  readonly game: string | undefined;
  /** How many games; left out, as many as the proof thinks right. */
  readonly games: number | undefined;
  readonly sizes: readonly Size[];
  readonly languages: readonly Language[];
  /** The number of the first game, to go on where another run ended. */
  readonly from: number;
  readonly workers: number;
  /** Settings that every table of the proof has, whatever it would choose otherwise. */
  readonly settings: Wish["settings"];
  /** Only aliens of this box play: each of them is the player's own at every size and in every language. */
  readonly box: string | undefined;
  /** How fast the pages of whole games show what happens. */
  readonly speed: Speed;
}

export type Prove = (browser: Browser, base: string, options: ProofOptions) => Promise<Proof>;
