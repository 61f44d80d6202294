import type { Advice } from "../advice.ts";
import { mostFeared } from "../fleets.ts";

export const vacuum: Advice = {
  spread: { whose: mostFeared, which: mostFeared },
};
