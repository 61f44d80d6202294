import type { Ref } from "@hypergate/kernel";
import { asKeys } from "./cards.ts";
import type { Player } from "./state.ts";

/** The action cards (2.8), with the second Develop and Settle that two players have (2.9). */
export const ACTIONS = [
  "explore+5",
  "explore+1+1",
  "develop",
  "develop-2",
  "settle",
  "settle-2",
  "trade",
  "consume-x2",
  "produce",
] as const;
export type Action = (typeof ACTIONS)[number];

export const EXPLORE_5 = 1;
export const EXPLORE_1_1 = 2;
export const DEVELOP = 4;
export const DEVELOP_2 = 8;
export const SETTLE = 16;
export const SETTLE_2 = 32;
export const TRADE = 64;
export const CONSUME_X2 = 128;
export const PRODUCE = 256;

export const ACTION_REFS: readonly Ref[] = asKeys(ACTIONS.map((action) => `action/${action}`));
/** Without the second cards: what there is with more than two players. */
export const SINGLE_ACTION_REFS: readonly Ref[] = ACTION_REFS.filter((ref) => !ref.endsWith("-2"));

/** Comparing is faster than looking it up. */
export function bitOf(ref: Ref): number {
  for (let i = 0; i < ACTION_REFS.length; i++) if (ACTION_REFS[i] === ref) return 1 << i;
  return 0;
}

/** Whether a player chose one of these actions in this round. */
export function chose(p: Player, actions: number): boolean {
  return (p.actions & actions) !== 0;
}

/** The action cards behind the bits. */
export function actionsIn(bits: number): Action[] {
  return ACTIONS.filter((_, i) => (bits & (1 << i)) !== 0);
}

/** One Develop or Settle card alone is always the first of the two: they are the same card twice. */
export function ordered(bits: number): number {
  let result = bits;
  if ((result & (DEVELOP | DEVELOP_2)) === DEVELOP_2) result ^= DEVELOP | DEVELOP_2;
  if ((result & (SETTLE | SETTLE_2)) === SETTLE_2) result ^= SETTLE | SETTLE_2;
  return result;
}
