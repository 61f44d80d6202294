/** What effects remember. The functions are for what only one player knows in this encounter; views never show it. */
import type { Seat } from "@hypergate/kernel";

/** The private data of one effect. */
export type Memo = Record<string, number | string | boolean | number[] | string[]>;

/** By player and name of the effect: data that only this player may know. */
interface Remembering {
  memo: Readonly<Record<string, Memo>>[];
}

/** No private data. */
export const NO_MEMO: Remembering["memo"][number] = {};

/** The private data of an effect for this player. */
export function recall({ memo }: Remembering, seat: Seat, effect: string): Memo | undefined {
  return memo[seat][effect];
}

export function remember({ memo }: Remembering, seat: Seat, effect: string, bag: Memo): void {
  memo[seat] = { ...memo[seat], [effect]: bag };
}

export function forget({ memo }: Remembering, seat: Seat, effect: string): void {
  const { [effect]: _, ...rest } = memo[seat];
  memo[seat] = rest;
}

/** Clears all private data of this encounter, except for one player. */
export function forgetAll(x: Remembering, except: unknown = undefined): void {
  if (x.memo.some((bags) => bags !== NO_MEMO)) x.memo = x.memo.map((bags, seat) => (seat === except ? bags : NO_MEMO));
}
