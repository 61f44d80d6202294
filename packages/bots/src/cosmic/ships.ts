/** Where a sensible player takes ships from and puts them: for the rules and technologies here, for aliens by their advice. */
import { spareShips, type View } from "@hypergate/cosmic";
import type { Counts, SpreadQuestion } from "@hypergate/kernel";
import { answersBy } from "./advice.ts";
import { ADVICE } from "./aliens/index.ts";
import { helpers } from "./alliances.ts";
import { homeFirst, largestFirst, mostFeared } from "./fleets.ts";
import { REWARD_SPREADS } from "./reward-cards.ts";

const USUAL_FLEET = 4;
const SETTLERS = 2;
const SPREADS = answersBy(ADVICE, (advice) => advice.spread, REWARD_SPREADS);

export function spread(question: SpreadQuestion, view: View): Counts {
  const { key, min, max, who } = question;
  const t = view.table;
  switch (key) {
    case "launch/ships":
      return largestFirst(question, t, Math.min(USUAL_FLEET, spareShips(t, who)));
    case "alliance/ships":
      return largestFirst(question, t, helpers(view, who, max));
    case "ships/return":
      return homeFirst(question, t);
    case "ships/lose":
    case "deal/penalty":
      return largestFirst(question, t, min);
    case "deal/settle":
    case "destiny/settle":
    case "coldsleep-ship/ships":
      return largestFirst(question, t, SETTLERS);
    case "gluon-mines/ships":
    case "self-defense/ships":
      return mostFeared(question, view);
    default: {
      const own = SPREADS.get(key);
      return own === undefined ? largestFirst(question, t, Math.max(min, 1)) : own(question, view);
    }
  }
}
