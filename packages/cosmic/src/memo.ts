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

/** Notes cards of others that this player has looked at by an effect and that lie face down on the table. */
export function noteLooked(x: Remembering, seat: Seat, effect: string, cards: readonly number[]): void {
  remember(x, seat, effect, { looked: [...cards] });
}

/** The player has looked at this card since it lies face down. */
export function hasLooked({ memo }: Remembering, seat: Seat, card: number): boolean {
  const bags = memo[seat];
  if (bags === NO_MEMO) return false;
  return Object.values(bags).some(({ looked }) => Array.isArray(looked) && (looked as number[]).includes(card));
}

/** Clears all private data of this encounter, except for one player. */
export function forgetAll(x: Remembering, except: unknown = undefined): void {
  if (x.memo.some((bags) => bags !== NO_MEMO)) x.memo = x.memo.map((bags, seat) => (seat === except ? bags : NO_MEMO));
}
