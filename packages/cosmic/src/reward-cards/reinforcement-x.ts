import type { Artifact } from "../effects.ts";
import { handSize } from "../query.ts";
import { plusX } from "./facts.ts";

/** Adds the number of cards left in the hand of whoever plays it. */
export const reinforcementX: Artifact = {
  id: "reinforcement-x",
  uses: [],
  reinforces: (s, seat) => plusX(handSize(s, seat)),
};
