import { mainPlayer, otherSide, playerOf, type Side, sideOf, type Table } from "@hypergate/cosmic";
import type { OneQuestion, Ref, Seat } from "@hypergate/kernel";
import type { Advice } from "../advice.ts";
import { best } from "../best.ts";
import { poorest } from "../hand-picks.ts";
import { attacksIn, POOR, threat } from "../judge.ts";

export const laser: Advice = {
  /** Two poor cards for two of the other side's are a good trade. */
  wild: ({ t, view, who }) =>
    attacksIn(view.hand, POOR).length >= 2 && view.hand.length >= 4 && view.handSizes[enemyOf(t, who)] > 0,
  one: { victim: enemy, whom: enemy },
  some: { discard: poorest },
};

/** The main player against whom one's side is. */
function enemyOf(t: Table, who: Seat): Seat {
  return mainPlayer(t, otherSide(sideOf(t, who) as Side));
}

function enemy({ options, who }: OneQuestion, { table: t }: { readonly table: Table }): Ref {
  const main = enemyOf(t, who);
  return best(options, (ref) => (playerOf(ref) === main ? 1 : threat(t, who, playerOf(ref)) / 10));
}
