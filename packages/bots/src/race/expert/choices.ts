/** The choices of actions there are: pairs for two players, single cards otherwise. */
import type { Ref } from "@hypergate/kernel";
import { ACTION_REFS, bitOf, type Table } from "@hypergate/race";
import { PAIRS } from "../actions.ts";

export const SINGLES: readonly Ref[] = ACTION_REFS.filter((ref) => !ref.endsWith("-2"));

/** Action cards of each choice as bits; pairs first. */
export const CHOICE_BITS: readonly number[] = [
  ...PAIRS.map((pair) => bitOf(pair[0]) | bitOf(pair[1])),
  ...SINGLES.map(bitOf),
];
export const CHOICES = CHOICE_BITS.length;

/** Which of the choices a table has: from which one on, and how many. */
export interface ChoiceRange {
  readonly from: number;
  readonly n: number;
}

const PAIR_RANGE: ChoiceRange = { from: 0, n: PAIRS.length };
const SINGLE_RANGE: ChoiceRange = { from: PAIRS.length, n: SINGLES.length };

export function hasPairs({ settings }: Table): boolean {
  return settings.players === 2 && settings.actionsForTwo === 2;
}

export function choicesAt(table: Table): ChoiceRange {
  return hasPairs(table) ? PAIR_RANGE : SINGLE_RANGE;
}

/** The answer that means a choice. */
export function answerOf(choice: number): Ref | readonly Ref[] {
  return choice < PAIRS.length ? PAIRS[choice] : SINGLES[choice - PAIRS.length];
}
