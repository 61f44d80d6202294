/** Plays games and keeps positions of them as samples. */
import { below, type Decide, type Rng, simulate } from "@hypergate/kernel";
import { race, type State, type Table } from "@hypergate/race";
import { CHOICE_BITS, choicesAt } from "../expert/choices.ts";
import { type Inputs, newInputs, readView } from "../expert/inputs.ts";
import { chancesOf, marginOf, type Net, newThought, type Thought } from "../expert/net.ts";
import { newTarget, type Samples, type Target } from "../expert/samples.ts";

/** No game of any use is longer. */
export const MOST_ROUNDS = 60;
/** Of the positions within a round, one in so many is kept. */
const ONE_OF = 4;

/** Says whether the choice of actions that a seat has just made is worth learning from. */
export type IsLesson = (seat: number) => boolean;

/** A moment of a game, as all seats see it. */
interface Moment {
  readonly targets: readonly Target[];
  /** What the net thinks of it, on average over the seats; none without a net. */
  readonly thought: Target | undefined;
}

/** What becomes of the targets on the way back through a game: so much from later, the rest from what the net thinks. */
const FROM_LATER = 0.9;

/**
 * Plays a game to its end and adds moments of it, each as all seats see it. With a net, what the net thinks of later
 * moments counts beside the result: that says less about luck. Returns the final state.
 */
export function collectGame(
  state: State,
  players: readonly Decide<State>[],
  samples: Samples,
  rng: Rng,
  isLesson: IsLesson,
  net?: Net,
): State {
  const moments: Moment[] = [];
  const inputs = newInputs();
  const thought = newThought();
  let choosing: Moment | undefined;
  const note = (now: State): boolean => {
    if (choosing !== undefined) noteChoices(choosing.targets, now, isLesson);
    choosing = undefined;
    const [step] = now.agenda;
    if (now.table.round > MOST_ROUNDS) return true;
    if (step === "start" || step === "end") return false;
    const isChoosing = step === "choose";
    if (!isChoosing && below(rng, ONE_OF) > 0) return false;
    const moment = addMoment(now, samples, inputs, net, thought);
    moments.push(moment);
    if (isChoosing) choosing = moment;
    return false;
  };
  const { state: end } = simulate(race, state, players, note, { forks: true });
  noteResults(moments, end);
  return end;
}

function addMoment(state: State, samples: Samples, inputs: Inputs, net: Net | undefined, thought: Thought): Moment {
  const seats = state.table.players.length;
  const mean = net === undefined ? undefined : newTarget();
  const targets = state.table.players.map((_, viewer) => {
    const target = newTarget();
    readView(race.view(state, viewer), inputs);
    samples.add(inputs, target);
    if (net !== undefined && mean !== undefined) {
      const chances = chancesOf(net, inputs, thought);
      for (let seat = 0; seat < seats; seat++) {
        mean.shares[seat] += chances[seat] / seats;
        mean.margins[seat] += marginOf(net, thought.hidden[seat]) / seats;
      }
    }
    return target;
  });
  return { targets, thought: mean };
}

/** What was called and is worth learning: known once it is revealed. A seat knows its own hand, and so its own call best. */
function noteChoices(targets: readonly Target[], { table }: State, isLesson: IsLesson): void {
  const { from, n } = choicesAt(table);
  const called = table.players.map((p, seat) => (isLesson(seat) ? CHOICE_BITS.indexOf(p.actions, from) : -1));
  for (const target of targets) {
    target.choiceFrom = from;
    target.choiceCount = n;
    target.choices.set(called);
  }
}

/** Who won and by how much, from the last moment back to the first. */
function noteResults(moments: readonly Moment[], { table }: State): void {
  const seats = table.players.length;
  const later = resultOf(table);
  for (const { targets, thought } of moments.toReversed()) {
    for (const { shares, margins } of targets) {
      shares.set(later.shares);
      margins.set(later.margins);
    }
    if (thought === undefined) continue;
    for (let seat = 0; seat < seats; seat++) {
      later.shares[seat] += (1 - FROM_LATER) * (thought.shares[seat] - later.shares[seat]);
      later.margins[seat] += (1 - FROM_LATER) * (thought.margins[seat] - later.margins[seat]);
    }
  }
}

function resultOf({ result }: Table): Target {
  const target = newTarget();
  const { totals, winners } = result ?? { totals: [], winners: [] };
  const mean = totals.reduce((a, b) => a + b, 0) / Math.max(1, totals.length);
  for (let seat = 0; seat < totals.length; seat++) {
    target.shares[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    target.margins[seat] = (totals[seat] - mean) / 10;
  }
  return target;
}
