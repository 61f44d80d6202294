import type { Artifact } from "../effects.ts";
import { intimidate } from "./intimidate.ts";
import { kickers } from "./kickers.ts";

/** What the cards of the reward deck do, but for plain ones. */
export const REWARD_EFFECTS: readonly Artifact[] = [intimidate, ...kickers];
