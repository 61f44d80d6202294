/** What will everybody call? The net's guess. */
import { next, type Rng } from "@hypergate/kernel";
import type { View } from "@hypergate/race";
import { choicesAt } from "./choices.ts";
import { readView } from "./inputs.ts";
import type { Judge } from "./judge.ts";
import { chancesOf, choiceChances } from "./net.ts";

/** By seat the chances of what it calls: of the viewer with its hand, of the others from what everybody can see. */
export function callChances(judge: Judge, view: View): Float64Array[] {
  const { from, n } = choicesAt(view.table);
  chancesOf(judge.net, readView(view, judge.inputs), judge.thought);
  return view.table.players.map((_, seat) => {
    const chances = new Float64Array(n);
    choiceChances(judge.net, judge.thought.hidden[seat], from, n, chances);
    return chances;
  });
}

/** A choice drawn by its chance. */
export function drawn(chances: Float64Array, rng: Rng): number {
  let left = next(rng) / 4294967296;
  for (let i = 0; i < chances.length; i++) {
    left -= chances[i];
    if (left < 0) return i;
  }
  return chances.length - 1;
}

/** The choice with the best chance. */
export function likeliest(chances: Float64Array): number {
  let best = 0;
  for (let i = 1; i < chances.length; i++) if (chances[i] > chances[best]) best = i;
  return best;
}
