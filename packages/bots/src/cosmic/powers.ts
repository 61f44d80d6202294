/**
 * When a sensible player uses a power it need not use, by alien. One without advice that changes both cards is used where
 * that helps, others whenever they can be.
 */
import { ALIEN_IDS, FACTS, type Facts } from "@hypergate/cosmic";
import { ADVICE } from "./aliens/index.ts";
import { improvesChosen } from "./judge.ts";
import { always, type Wish } from "./wish.ts";

export const POWERS: Readonly<Record<string, Wish>> = Object.fromEntries(
  ALIEN_IDS.map((id) => [id, ADVICE[id]?.power ?? byFacts(FACTS[id])]),
);

function byFacts({ change }: Facts): Wish {
  return change === undefined ? always : ({ view, who }) => improvesChosen(view, who, change);
}
