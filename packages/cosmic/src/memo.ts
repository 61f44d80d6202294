/** What effects remember. The functions are for what one player alone knows in this encounter; views never show that. */
import type { Seat } from "@hypergate/kernel";

/** The bag of one effect. */
export type Memo = Record<string, number | string | boolean | number[] | string[]>;

/** What holds, by player and the name of the effect, bags that only this player may look into. */
interface Remembering {
  memo: Readonly<Record<string, Memo>>[];
}

/** Nothing that one player alone knows. */
export const NO_MEMO: Remembering["memo"][number] = {};

/** The bag of an effect that this player may look into. */
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

/** Nobody remembers anything, but for one player. */
export function forgetAll(x: Remembering, except: unknown = undefined): void {
  x.memo = x.memo.map((bags, seat) => (seat === except ? bags : NO_MEMO));
}
