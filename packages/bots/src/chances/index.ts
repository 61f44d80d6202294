/** Winning chances of positions and decisions, and the verdict on a finished game. Runs wherever the rules run. */
export {
  type Calibration,
  type Calibrations,
  calibrated,
  calibrationFor,
  fitted,
  type Outcome,
  SIGHTS,
  type Sight,
} from "./calibration.ts";
export { cosmicEstimator } from "./cosmic.ts";
export type { Effort, Estimator } from "./estimator.ts";
export { type Outcomes, outcomesOf } from "./measuring.ts";
export { type Asked, chancesAt, finished, type OptionChance, optionsAt, type Work } from "./position.ts";
export { raceEstimatorWith } from "./race.ts";
export * from "./reading-verdict.ts";
export { reasonFor } from "./reasons.ts";
export {
  isContinued,
  isPlayable,
  judge,
  type ScannedDecision,
  scan,
  type VerdictPlan,
  type VerdictProgress,
  verdictOn,
} from "./verdict.ts";
