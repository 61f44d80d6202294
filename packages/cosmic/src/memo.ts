/** What an effect remembers in this encounter and one player alone knows. Views never show it. */
import type { Seat } from "@hypergate/kernel";
import { type Memo, NO_MEMO, type Secret } from "./state.ts";

/** The bag of an effect that this player may look into. */
export function recall({ memo }: Secret, seat: Seat, effect: string): Memo | undefined {
  return memo[seat][effect];
}

export function remember({ memo }: Secret, seat: Seat, effect: string, bag: Memo): void {
  memo[seat] = { ...memo[seat], [effect]: bag };
}

export function forget({ memo }: Secret, seat: Seat, effect: string): void {
  const { [effect]: _, ...rest } = memo[seat];
  memo[seat] = rest;
}

/** Nobody remembers anything, but for one player. */
export function forgetAll(x: Secret, except: unknown = undefined): void {
  x.memo = x.memo.map((bags, seat) => (seat === except ? bags : NO_MEMO));
}
