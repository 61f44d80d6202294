/** What a character thinks of the game in numbers. */
import type { Racing } from "../characters.ts";
import { WEIGHTS, type Weights } from "./weights.ts";

/** The beliefs of a sensible player, leaning one way or another. */
export function weightsOf(racing: Racing): Weights {
  const { explore = 1, develop = 1, settle = 1, trade = 1, produce = 1 } = racing;
  const { fighting = 1, engine = 1, hoarding = 1, spite = 1 } = racing;
  return {
    ...WEIGHTS,
    explore: WEIGHTS.explore * explore,
    choice: WEIGHTS.choice * explore,
    develop: WEIGHTS.develop * develop,
    growth: WEIGHTS.growth * develop,
    settle: WEIGHTS.settle * settle,
    trade: WEIGHTS.trade * trade,
    cycle: WEIGHTS.cycle * produce,
    conquest: WEIGHTS.conquest * fighting,
    engine: WEIGHTS.engine * engine,
    held: WEIGHTS.held * hoarding,
    spite: WEIGHTS.spite * spite,
  };
}
