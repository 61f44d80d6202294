/**
 * When a sensible player uses a power it need not use, by alien. One without advice that changes both cards is used where
 * that helps, others whenever they can be.
 */
import { ALIEN_IDS, FACTS, type Facts, fromCards } from "@hypergate/cosmic";
import { ADVICE } from "./aliens/index.ts";
import { improvesChosen } from "./judge.ts";
import { always, type Wish } from "./wish.ts";

const wishes: Record<string, Wish> = {};
export const POWERS: Readonly<Record<string, Wish>> = wishes;
fromCards(() => {
  for (const id of ALIEN_IDS) wishes[id] = ADVICE[id]?.power ?? byFacts(FACTS[id]);
});

function byFacts({ change }: Facts): Wish {
  return change === undefined ? always : ({ view, who }) => improvesChosen(view, who, change);
}
