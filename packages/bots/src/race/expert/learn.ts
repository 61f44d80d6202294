/** How a net learns from samples: stochastic gradient descent with a step of its own for every weight (AdaGrad). */
import { below, next, type Rng } from "@hypergate/kernel";
import { CHOICES } from "./choices.ts";
import type { Inputs } from "./inputs.ts";
import {
  chancesOf,
  choiceChances,
  HIDDEN,
  marginOf,
  type Net,
  newThought,
  PARTS,
  SIZES,
  type Thought,
  WIDTH,
} from "./net.ts";
import type { Samples, Target } from "./samples.ts";
import type { Sparse } from "./sparse.ts";

/** How much the final points and the choices of actions count beside who won. */
const MARGIN_SHARE = 0.3;
const CHOICE_SHARE = 0.25;
/** Where the step sizes begin. */
const FIRST_SQUARE = 0.1;

/** A net that knows nothing: small weights at random, so that hidden units differ. */
export function newNet(rng: Rng): Net {
  const part = (n: number, size: number) => Float32Array.from({ length: n }, () => size * uniform(rng));
  return {
    seats: part(SIZES.seats, 0.08),
    table: part(SIZES.table, 0.08),
    score: part(SIZES.score, 0.15),
    margin: part(SIZES.margin, 0.15),
    choices: part(SIZES.choices, 0.05),
  };
}

function uniform(rng: Rng): number {
  return next(rng) / 2147483648 - 1;
}

export function copyNet(net: Net): Net {
  return {
    seats: net.seats.slice(),
    table: net.table.slice(),
    score: net.score.slice(),
    margin: net.margin.slice(),
    choices: net.choices.slice(),
  };
}

/** What a pass over the samples came to, on average. */
export interface Lesson {
  readonly samples: number;
  /** Surprise at who won, in nats. */
  readonly loss: number;
  /** How often the seat with the best chance won. */
  readonly right: number;
  /** Surprise at what was called. */
  readonly choiceLoss: number;
}

export class Learner {
  readonly net: Net;
  readonly #squares: Net;
  readonly #thought: Thought = newThought();
  /** By seat: what a larger hidden unit would do to the loss; by seat the sum over the others. */
  readonly #slopes = Array.from({ length: 6 }, () => new Float32Array(WIDTH));
  readonly #double = new Float32Array(2 * WIDTH);
  readonly #choice = new Float64Array(CHOICES);
  #rate = 0;
  /** Choices seen in this pass. */
  #told = 0;

  constructor(net: Net) {
    this.net = net;
    this.#squares = Object.fromEntries(
      PARTS.map((name) => [name, new Float32Array(SIZES[name]).fill(FIRST_SQUARE)]),
    ) as unknown as Net;
  }

  /** One pass over the samples in random order. `rate` is the size of the steps. */
  learn(samples: Samples, rate: number, rng: Rng, inputs: Inputs): Lesson {
    const order = Array.from({ length: samples.count }, (_, i) => i);
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(rng, i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    this.#rate = rate;
    return this.#pass(samples, order, inputs, true);
  }

  /** The same figures without learning. */
  test(samples: Samples, inputs: Inputs): Lesson {
    this.#rate = 0;
    return this.#pass(
      samples,
      Array.from({ length: samples.count }, (_, i) => i),
      inputs,
      false,
    );
  }

  #pass(samples: Samples, order: readonly number[], inputs: Inputs, learning: boolean): Lesson {
    this.#told = 0;
    let loss = 0;
    let right = 0;
    let choiceLoss = 0;
    for (const i of order) {
      const target = samples.read(i, inputs);
      const chances = chancesOf(this.net, inputs, this.#thought);
      let best = 0;
      for (let seat = 0; seat < inputs.seats; seat++) {
        if (target.shares[seat] > 0) loss -= target.shares[seat] * Math.log(chances[seat] + 1e-9);
        if (chances[seat] > chances[best]) best = seat;
      }
      right += target.shares[best] > 0.5 ? 1 : 0;
      this.#slopesOf(inputs.seats, target);
      if (target.choiceCount > 0) choiceLoss += this.#chooseSlopes(inputs.seats, target, learning);
      if (learning) this.#step(inputs);
    }
    const n = Math.max(1, order.length);
    return {
      samples: order.length,
      loss: loss / n,
      right: right / n,
      choiceLoss: choiceLoss / Math.max(1, this.#told),
    };
  }

  /** Slopes of the loss by hidden unit, from who won and by how much; the output weights take their step here. */
  #slopesOf(seats: number, { shares, margins }: Target): void {
    const { net } = this;
    const { hidden, chances } = this.#thought;
    for (let seat = 0; seat < seats; seat++) {
      const units = hidden[seat];
      const slope = this.#slopes[seat];
      const wrong = chances[seat] - shares[seat];
      const far = MARGIN_SHARE * clipped(marginOf(net, units) - margins[seat]);
      for (let j = 0; j < HIDDEN; j++) {
        slope[j] = units[j] > 0 ? wrong * net.score[j] + far * net.margin[j] : 0;
        if (units[j] === 0 || this.#rate === 0) continue;
        this.#move("score", j, wrong * units[j]);
        this.#move("margin", j, far * units[j]);
      }
      slope[HIDDEN] = wrong;
    }
  }

  /** The same from what was called. */
  #chooseSlopes(seats: number, { choices, choiceFrom, choiceCount }: Target, learning: boolean): number {
    const { net } = this;
    const chance = this.#choice;
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (choices[seat] < 0) continue;
      const units = this.#thought.hidden[seat];
      const slope = this.#slopes[seat];
      choiceChances(net, units, choiceFrom, choiceCount, chance);
      loss -= Math.log(chance[choices[seat] - choiceFrom] + 1e-9);
      this.#told++;
      if (!learning) continue;
      for (let choice = 0; choice < choiceCount; choice++) {
        const wrong = CHOICE_SHARE * (chance[choice] - (choiceFrom + choice === choices[seat] ? 1 : 0));
        const row = (choiceFrom + choice) * WIDTH;
        for (let j = 0; j < HIDDEN; j++) {
          if (units[j] === 0) continue;
          slope[j] += wrong * net.choices[row + j];
          this.#move("choices", row + j, wrong * units[j]);
        }
        this.#move("choices", row + HIDDEN, wrong);
      }
    }
    return loss;
  }

  #move(part: (typeof PARTS)[number], at: number, slope: number): void {
    const squares = this.#squares[part];
    squares[at] += slope * slope;
    this.net[part][at] -= (this.#rate * slope) / Math.sqrt(squares[at]);
  }

  /** Moves the weights of all inputs that are there. */
  #step({ seats, rows, table }: Inputs): void {
    const double = this.#double;
    const share = 1 / (seats - 1);
    for (let seat = 0; seat < seats; seat++) {
      for (let j = 0; j < WIDTH; j++) {
        let others = 0;
        for (let other = 0; other < seats; other++) if (other !== seat) others += this.#slopes[other][j];
        double[j] = this.#slopes[seat][j];
        double[WIDTH + j] = share * others;
      }
      this.#stepRow(rows[seat], double, this.net.seats, this.#squares.seats, 2 * WIDTH);
    }
    for (let j = 0; j < WIDTH; j++) {
      double[j] = 0;
      for (let seat = 0; seat < seats; seat++) double[j] += this.#slopes[seat][j];
    }
    this.#stepRow(table, double, this.net.table, this.#squares.table, WIDTH);
  }

  #stepRow(row: Sparse, slopes: Float32Array, weights: Float32Array, squares: Float32Array, width: number): void {
    for (let i = 0; i < row.n; i++) {
      const from = row.at[i] * width;
      const value = row.value[i];
      for (let j = 0; j < width; j++) {
        const slope = value * slopes[j];
        if (slope === 0) continue;
        const at = from + j;
        squares[at] += slope * slope;
        weights[at] -= (this.#rate * slope) / Math.sqrt(squares[at]);
      }
    }
  }
}

function clipped(n: number): number {
  return n > 1 ? 1 : n < -1 ? -1 : n;
}
