/** Games as earlier versions saved them, as far as effects have something to take over from them. */
import type { Memo } from "./memo.ts";
import type { AtWork, Encounter, Lasting, Secret, Table, Turn } from "./state.ts";

/** A state of version 3: what single effects had changed was in fields of its own. */
export interface ThirdState {
  readonly table: Omit<Table, "turn" | "encounter" | "specials"> & {
    readonly turn: Turn & { readonly techsInstead: boolean };
    readonly encounter: ThirdEncounter;
    readonly flagship: { readonly seat: number; readonly at: string };
    readonly besides: readonly string[];
  };
  readonly secret: Omit<Secret, "memo"> & {
    /** By side, the card that must be played, or -1. */
    readonly mustPlay: readonly number[];
    /** What was done unseen. */
    readonly covert: readonly Lasting[];
  };
}

interface ThirdEncounter extends Encounter {
  readonly noCompensation: boolean;
  readonly noRewards: boolean;
  /** By side, how its total was made. */
  readonly formula: readonly string[];
  readonly lowestWins: boolean;
  readonly upset: boolean;
  readonly mustAttack: boolean;
  readonly eradicates: boolean;
}

/** What an effect goes on with, in place of a field. */
export interface TakenOver {
  /** In this encounter, and in the next one of the turn. */
  readonly lasting?: readonly AtWork[];
  readonly ahead?: readonly AtWork[];
  readonly memo?: Memo;
  /** What one player alone knows. */
  readonly known?: readonly { readonly seat: number; readonly bag: Memo }[];
}

/** The main player of a side in a saved encounter. */
export function mainOf({ offense, defense }: Pick<Encounter, "offense" | "defense">, side: number): number {
  return side === 0 ? offense : defense;
}
