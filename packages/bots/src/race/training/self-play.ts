/** The games a net learns from: those of `sensible` at first, then its own. */
import { below, type Decide, type Rng, seated, seeded } from "@hypergate/kernel";
import { race, type State } from "@hypergate/race";
import { bestAhead } from "../expert/ahead.ts";
import { drawChoice, likelyChoices } from "../expert/candidates.ts";
import { Judge } from "../expert/judge.ts";
import type { Net } from "../expert/net.ts";
import { quickAnswer } from "../expert/quick.ts";
import type { Samples } from "../expert/samples.ts";
import { sensible } from "../sensible.ts";
import { collectGame } from "./collect.ts";
import { type NetName, settingsOf } from "./tables.ts";

/** One in so many choices of actions is thought through; the net learns its choices from those. */
const THINKS_ONE_OF = 6;
const BUDGET = { worlds: 4, rounds: 1, choices: 8 };

/** Adds the positions of game number `n`. Without a net `sensible` plays. */
export function trainingGame(name: NetName, net: Net | undefined, seed: string, n: number, samples: Samples): void {
  const settings = settingsOf(name, n);
  const state = race.setUp({ settings }, `${seed} ${n}`);
  const rng = seeded(`players ${seed} ${n}`);
  const seats = Array.from({ length: Number(settings.players) }, (_, seat) => seat);
  if (net === undefined) {
    const players = seats.map((seat) => seated(race, sensible(`${seed} ${n} ${seat}`)));
    collectGame(state, players, samples, rng, () => true);
    return;
  }
  const judge = new Judge(net);
  const lessons = new Set<number>();
  const players = seats.map(() => learner(judge, lessons, rng));
  collectGame(state, players, samples, rng, (seat) => lessons.delete(seat), net);
}

/** A player that answers at once and now and then thinks about what to call. */
function learner(judge: Judge, lessons: Set<number>, rng: Rng): Decide<State> {
  return seated(race, (question, look, imagination) => {
    const view = look();
    if (!question.key.startsWith("choose.")) return quickAnswer(judge, question, view);
    const isThinking = imagination !== undefined && below(rng, THINKS_ONE_OF) === 0;
    if (!isThinking) return drawChoice(judge, view, rng);
    lessons.add(question.who);
    return bestAhead(judge, view, likelyChoices(judge, view, BUDGET.choices), imagination, BUDGET, rng);
  });
}
