/** Plays games and keeps positions of them as samples. */
import { below, type Decide, type Rng, simulate } from "@hypergate/kernel";
import { race, type State } from "@hypergate/race";
import { CHOICE_BITS, choicesAt } from "../expert/choices.ts";
import { type Inputs, newInputs, readView } from "../expert/inputs.ts";
import { newTarget, type Samples, type Target } from "../expert/samples.ts";

/** No game of any use is longer. */
export const MOST_ROUNDS = 60;
/** Of the positions within a round, one in so many is kept. */
const ONE_OF = 4;

/** Says whether the choice of actions that a seat has just made is worth learning from. */
export type IsLesson = (seat: number) => boolean;

/** Plays a game to its end and adds positions of it, each as one seat sees it. Returns the final state. */
export function collectGame(
  state: State,
  players: readonly Decide<State>[],
  samples: Samples,
  rng: Rng,
  isLesson: IsLesson,
): State {
  const targets: Target[] = [];
  const inputs = newInputs();
  let choosing: Target | undefined;
  const note = (now: State): boolean => {
    if (choosing !== undefined) noteChoices(choosing, now, isLesson);
    choosing = undefined;
    const [step] = now.agenda;
    if (now.table.round > MOST_ROUNDS) return true;
    if (step === "start" || step === "end") return false;
    const isChoosing = step === "choose";
    if (!isChoosing && below(rng, ONE_OF) > 0) return false;
    const target = addSample(now, below(rng, players.length), samples, inputs);
    targets.push(target);
    if (isChoosing) choosing = target;
    return false;
  };
  const { state: end } = simulate(race, state, players, note, { forks: true });
  for (const target of targets) noteResult(target, end);
  return end;
}

function addSample(state: State, viewer: number, samples: Samples, inputs: Inputs): Target {
  const target = newTarget();
  samples.add(readView(race.view(state, viewer), inputs), target);
  return target;
}

/** What was called and is worth learning: known once it is revealed. */
function noteChoices(target: Target, { table }: State, isLesson: IsLesson): void {
  const { from, n } = choicesAt(table);
  target.choiceFrom = from;
  target.choiceCount = n;
  for (let seat = 0; seat < table.players.length; seat++)
    target.choices[seat] = isLesson(seat) ? CHOICE_BITS.indexOf(table.players[seat].actions, from) : -1;
}

/** Who won, and by how much. */
function noteResult(target: Target, { table }: State): void {
  const { totals, winners } = table.result ?? { totals: [], winners: [] };
  const mean = totals.reduce((a, b) => a + b, 0) / Math.max(1, totals.length);
  for (let seat = 0; seat < totals.length; seat++) {
    target.shares[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    target.margins[seat] = (totals[seat] - mean) / 10;
  }
}
