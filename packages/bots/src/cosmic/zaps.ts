/** Whose use of which power to cancel. */
import { sideOf } from "@hypergate/cosmic";
import { turns } from "./flares.ts";
import { isBehind } from "./judge.ts";
import { isAgainst, never, type Situation, type Wish } from "./wish.ts";

/** What a zapped Human does not add. */
const HUMANITY = 4;

/** Powers that are better off zapped, now or always, and those that must be stopped by anybody. Others by those they are used against. */
const ZAPS: Readonly<Record<string, Wish>> = {
  "anti-matter": decides,
  /** Zapped, its side wins: only friends do so, if nothing less helps. */
  human: ({ t, who, actor }) =>
    sideOf(t, who) !== -1 && sideOf(t, who) === sideOf(t, actor) && isBehind(t, who) && !turns(t, who, HUMANITY),
  macron: decides,
  /** It is used to win the game. */
  masochist: ({ who, actor }) => actor !== who,
  /** A present does no harm. */
  philanthropist: never,
  tripler: decides,
  virus: decides,
  warpish: decides,
  warrior: decides,
};

export function zaps(situation: Situation): boolean {
  return (ZAPS[situation.power] ?? isAgainst)(situation);
}

/** What changes totals is cancelled where its owner is behind without it. */
function decides(situation: Situation): boolean {
  return isAgainst(situation) && isBehind(situation.t, situation.actor);
}
