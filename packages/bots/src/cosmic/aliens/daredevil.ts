import {
  alliesOf,
  bothAttack,
  CARDS,
  cardOf,
  isMain,
  otherSide,
  type Side,
  shipsInEncounter,
  sideOf,
  type Table,
  totalOf,
} from "@hypergate/cosmic";
import type { Seat } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { wouldWin } from "../judge.ts";
import { homeSites } from "../targets.ts";
import { never } from "../wish.ts";

const NARROW = 4;
const CAREFUL = 3;
const WORTHWHILE = 2;

/** By how much the own side is ahead. */
function lead(t: Table, who: Seat): number {
  const side = sideOf(t, who) as Side;
  return totalOf(t, side).sum - totalOf(t, otherSide(side)).sum;
}

export const daredevil: Advice = {
  /** Never where the game is at stake, not for a single reward, and not to pay others. */
  power: ({ t, view, who }) =>
    bothAttack(t) &&
    isMain(t, who) &&
    alliesOf(t, sideOf(t, who) as Side).length === 0 &&
    !wouldWin(t, t.encounter.offense) &&
    shipsInEncounter(t, who) >= WORTHWHILE &&
    view.hand.some((card) => isSafe(t, who, CARDS[card].value)),
  wild: never,
  one: {
    card: ({ options, who }, { table: t }) =>
      best(options, (ref) => (isSafe(t, who, CARDS[cardOf(ref)].value) ? 100 : 0) - CARDS[cardOf(ref)].value),
    colony: ({ options, who }, view) => homeSites(options, view, who),
  },
};

/** Still ahead by more than a small reinforcement, and only just. */
function isSafe(t: Table, who: Seat, value: number): boolean {
  const left = lead(t, who) - value;
  return value > 0 && left >= CAREFUL && left <= NARROW;
}
