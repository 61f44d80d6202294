/**
 * Makes chances honest: of positions called 70 %, seven in ten are won. What the estimators say is sharpened or softened
 * by an exponent, and what a seat expects of itself at imagined tables is moved by a bias. Both are fitted to games
 * (`hypergate train chances`), for each kind of table.
 */
import type { Seat } from "@hypergate/kernel";
import stored from "./calibration.json" with { type: "json" };

export interface Calibration {
  readonly exponent: number;
  readonly bias: number;
}

/** `open`: positions with open hands. `seen`: what a seat expects of its answers. */
export const SIGHTS = ["open", "seen"] as const;
export type Sight = (typeof SIGHTS)[number];

export type Calibrations = Readonly<Record<string, Readonly<Record<Sight, Calibration>>>>;

export const CALIBRATIONS: Calibrations = stored.kinds;

const PLAIN: Calibration = { exponent: 1, bias: 0 };

/** Of a kind of table that has none, those of the most similar kind: the one whose name begins alike. */
export function calibrationFor(kind: string, sight: Sight, all: Calibrations = CALIBRATIONS): Calibration {
  const words = kind.split(" ");
  for (let n = words.length; n > 0; n--) {
    const start = words.slice(0, n).join(" ");
    const found = Object.keys(all).find((one) => one === start || one.startsWith(`${start} `));
    if (found !== undefined) return all[found][sight];
  }
  return PLAIN;
}

/** Chances that add up to 1. Certainties stay what they are. */
export function calibrated(shares: readonly number[], { exponent, bias }: Calibration, viewer?: Seat): number[] {
  const weights = shares.map((share, seat) => share ** exponent * (seat === viewer ? Math.exp(bias) : 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (all > 0 ? weight / all : 1 / weights.length));
}

/** How much a chance moves when the share behind it does. */
export function slope(share: number, chance: number, { exponent }: Calibration): number {
  const spread = share * (1 - share);
  return spread <= 0 ? 1 : Math.min(2, (exponent * chance * (1 - chance)) / spread);
}

/** A position and what came of it: by seat, the share of the victory. */
export interface Outcome {
  readonly shares: readonly number[];
  readonly won: readonly number[];
  readonly viewer?: Seat;
}

const STEPS = 60;
/** Holds the fit near "as it is" where there are few games. */
const CAUTION = 4;

/** The calibration under which what happened was most likely. */
export function fitted(outcomes: readonly Outcome[], withBias: boolean): Calibration {
  let [exponent, bias] = [1, 0];
  for (let step = 0; step < STEPS; step++) {
    // Newton's method on the log-likelihood; the two parameters take turns.
    exponent = clamp(exponent - newton(outcomes, { exponent, bias }, "exponent"), 0.3, 3);
    if (withBias) bias = clamp(bias - newton(outcomes, { exponent, bias }, "bias"), -1.5, 1.5);
  }
  return { exponent: rounded(exponent), bias: rounded(bias) };
}

function newton(outcomes: readonly Outcome[], at: Calibration, what: keyof Calibration): number {
  let slopeSum = CAUTION * (at[what] - (what === "exponent" ? 1 : 0));
  let curve = CAUTION;
  for (const { shares, won, viewer } of outcomes) {
    const chances = calibrated(shares, at, viewer);
    const inputs = shares.map((share, seat) =>
      what === "exponent" ? Math.log(Math.max(share, 1e-4)) : seat === viewer ? 1 : 0,
    );
    const mean = inputs.reduce((sum, x, seat) => sum + x * chances[seat], 0);
    for (const [seat, x] of inputs.entries()) {
      slopeSum += (chances[seat] - won[seat]) * x;
      curve += chances[seat] * (x - mean) ** 2;
    }
  }
  return slopeSum / curve;
}

function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}

function rounded(n: number): number {
  return Number(n.toFixed(3));
}
