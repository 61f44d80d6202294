import type { Artifact } from "../effects.ts";
import { handSize } from "../query.ts";

const MOST = 8;

/** Adds the number of cards left in the hand of whoever plays it, at most eight. That rule is our own. */
export const reinforcementX: Artifact = {
  id: "reinforcement-x",
  uses: [],
  reinforces: (s, seat) => Math.min(MOST, handSize(s, seat)),
};
