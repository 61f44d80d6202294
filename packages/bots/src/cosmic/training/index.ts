/** Learns the weights of the expert's value from games of sensible players, for the command line. */
import { cosmic, cosmicFuzz, type State } from "@hypergate/cosmic";
import { type Rng, seated, seeded, shuffle, simulate } from "@hypergate/kernel";
import { INPUTS, inputsOf, type SeatInputs, scoreOf, softened } from "../expert/value.ts";
import { sensible } from "../sensible.ts";

export interface ValuePlan {
  readonly seed: string;
  readonly games: number;
  /** How often the positions are gone through. */
  readonly passes: number;
}

/** What was learnt, seen in games that were held back. */
export interface ValueLesson {
  readonly positions: number;
  /** The mean of minus the logarithm of the chance that was given to what happened; smaller is better. */
  readonly loss: number;
  /** The same with equal chances for all seats. */
  readonly blind: number;
}

/** A position between two encounters and what came of it: by seat, the share of the victory. */
interface Sample {
  readonly seats: readonly SeatInputs[];
  readonly shares: readonly number[];
}

/** No game of any use is longer. */
const MOST_ENCOUNTERS = 200;
/** One game in so many is only looked at. */
const HELD_BACK = 6;
const RATE = 0.03;
const DIGITS = 4;

export function trainValue(
  { seed, games, passes }: ValuePlan,
  tell: (done: number) => void,
): { readonly weights: readonly number[]; readonly lesson: ValueLesson } {
  const samples: Sample[] = [];
  const heldBack: Sample[] = [];
  for (let n = 0; n < games; n++) {
    (n % HELD_BACK === 0 ? heldBack : samples).push(...positionsOf(`${seed} ${n}`));
    tell(n + 1);
  }
  const weights = learn(samples, passes, seeded(`learning ${seed}`)).map(rounded);
  return { weights: [...weights], lesson: { positions: samples.length, ...test(weights, heldBack) } };
}

function rounded(weight: number): number {
  return Number(weight.toFixed(DIGITS));
}

/** The positions of one game of sensible players, at a table of any size and with any boxes. */
function positionsOf(seed: string): Sample[] {
  const state = cosmic.setUp(cosmicFuzz.randomConfig(seeded(seed)), seed);
  const players = state.table.players.map((_, seat) => seated(cosmic, sensible(`${seed} ${seat}`)));
  const positions: (readonly SeatInputs[])[] = [];
  const note = (now: State): boolean => {
    if (now.agenda[0] === "regroup") positions.push(now.table.players.map((_, seat) => inputsOf(now, seat)));
    return now.table.encounter.n > MOST_ENCOUNTERS;
  };
  const { winners } = simulate(cosmic, state, players, note).state.table;
  const shares = state.table.players.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return winners.length === 0 ? [] : positions.map((seats) => ({ seats, shares }));
}

/** Steps against the error, smaller for inputs that came up often, and smaller with every pass. */
function learn(samples: Sample[], passes: number, rng: Rng): Float64Array {
  const weights = new Float64Array(INPUTS);
  const squares = new Float64Array(INPUTS).fill(1e-8);
  for (let pass = 0; pass < passes; pass++) {
    const rate = RATE * (1 - pass / passes);
    for (const { seats, shares } of shuffle(rng, samples)) {
      const chances = chancesOf(weights, seats);
      for (const [seat, { at, value }] of seats.entries())
        for (let i = 0; i < at.length; i++) {
          const slope = (chances[seat] - shares[seat]) * value[i];
          squares[at[i]] += slope * slope;
          weights[at[i]] -= (rate * slope) / Math.sqrt(squares[at[i]]);
        }
    }
  }
  return weights;
}

function chancesOf(weights: Float64Array, seats: readonly SeatInputs[]): Float64Array {
  return softened(Float64Array.from(seats, (inputs) => scoreOf(weights, inputs)));
}

function test(weights: Float64Array, samples: readonly Sample[]): Pick<ValueLesson, "loss" | "blind"> {
  let loss = 0;
  let blind = 0;
  for (const { seats, shares } of samples) {
    const chances = chancesOf(weights, seats);
    for (const [seat, share] of shares.entries()) {
      loss -= share * Math.log(chances[seat]);
      blind += share * Math.log(seats.length);
    }
  }
  return { loss: loss / samples.length, blind: blind / samples.length };
}
