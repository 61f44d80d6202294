/** When a sensible player plays each flare, by alien. One without advice that adds to a total is played where that wins, others always. */
import { ALIEN_IDS, FACTS, type FlareFacts, fromCards, type Side, shipsInEncounter, sideOf } from "@hypergate/cosmic";
import { ADVICE } from "./aliens/index.ts";
import { alliedShips, turns } from "./judge.ts";
import { always, type Wish } from "./wish.ts";

export const WILDS: Readonly<Record<string, Wish>> = wishesFor("wild");
export const SUPERS: Readonly<Record<string, Wish>> = wishesFor("super");

function wishesFor(side: "wild" | "super"): Readonly<Record<string, Wish>> {
  const wishes: Record<string, Wish> = {};
  fromCards(() => {
    for (const id of ALIEN_IDS) wishes[id] = ADVICE[id]?.[side] ?? byFacts(FACTS[id].flare[side]);
  });
  return wishes;
}

function byFacts({ adds }: FlareFacts): Wish {
  if (adds === undefined) return always;
  return ({ t, who }) => turns(t, who, adds(shipsInEncounter(t, who), alliedShips(t, sideOf(t, who) as Side)));
}
