/** What is needed to read a verdict and to put it into words; a page loads no more than this. */

export { type Grade, givenAway, gradeOf, lossOf, mistakesIn, type TurningPoint, turnsIn } from "./reading.ts";
export type { Reason } from "./reasons.ts";
export { nameOfRecording } from "./recording-name.ts";
export type { JudgedDecision, JudgedOption, Verdict, VerdictPoint } from "./verdict.ts";
export { MISTAKE, percent, reasonInWords } from "./words.ts";
