/** Training for the bots of Race, for the command line. */

export type { Net } from "../expert/net.ts";
export { packNet, unpackNet } from "../expert/stored.ts";
export type { MatchResult } from "./match.ts";
export { NET_NAMES, type NetName } from "./tables.ts";
export { type Generation, generation, LATER_RATE, type Step, type TrainingPlan } from "./trainer.ts";
