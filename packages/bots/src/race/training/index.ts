/** Training for the bots of Race, for the command line. */
export { packNet, unpackNet } from "../expert/stored.ts";
export type { MatchResult } from "./match.ts";
export { NET_NAMES, type NetName } from "./tables.ts";
export { type Generation, generation, type Step, type TrainingPlan } from "./trainer.ts";
