/** Plays games and keeps positions of them as samples. */
import { below, type Decide, type Rng, simulate } from "@hypergate/kernel";
import { race, type State } from "@hypergate/race";
import { CHOICE_BITS, choicesAt } from "../expert/choices.ts";
import { type Inputs, newInputs, readView } from "../expert/inputs.ts";
import { newTarget, type Samples, type Target } from "../expert/samples.ts";

/** No game of any use is longer. */
const MOST_ROUNDS = 60;
/** Of the positions within a round, one in so many is kept. */
const ONE_OF = 4;

/** Plays a game to its end and adds positions of it, each as one seat sees it. Returns the final state. */
export function collectGame(
  state: State,
  players: readonly Decide<State>[],
  samples: Samples,
  rng: Rng,
  forks: boolean,
): State {
  const targets: Target[] = [];
  const inputs = newInputs();
  let choosing: Target[] = [];
  const note = (now: State): boolean => {
    if (now.table.phase !== "start" && choosing.length > 0) {
      for (const target of choosing) noteChoices(target, now);
      choosing = [];
    }
    const [step] = now.agenda;
    if (now.table.round > MOST_ROUNDS) return true;
    if (step === "start" || step === "end") return false;
    const isChoosing = step === "choose";
    if (!isChoosing && below(rng, ONE_OF) > 0) return false;
    const target = keep(now, below(rng, players.length), samples, inputs);
    targets.push(target);
    if (isChoosing) choosing.push(target);
    return false;
  };
  const { state: end } = simulate(race, state, players, note, { forks });
  for (const target of targets) settleTarget(target, end);
  return end;
}

function keep(state: State, viewer: number, samples: Samples, inputs: Inputs): Target {
  const view = race.view(state, viewer);
  const target = newTarget();
  samples.add(readView(view, inputs), target);
  return target;
}

/** What everybody called: known once it is revealed. */
function noteChoices(target: Target, { table }: State): void {
  const { from, n } = choicesAt(table);
  target.choiceFrom = from;
  target.choiceCount = n;
  for (let seat = 0; seat < table.players.length; seat++)
    target.choices[seat] = CHOICE_BITS.indexOf(table.players[seat].actions, from);
}

/** Who won, and by how much. */
function settleTarget(target: Target, { table }: State): void {
  const { totals, winners } = table.result ?? { totals: [], winners: [] };
  const mean = totals.reduce((a, b) => a + b, 0) / Math.max(1, totals.length);
  for (let seat = 0; seat < totals.length; seat++) {
    target.shares[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    target.margins[seat] = (totals[seat] - mean) / 10;
  }
}
