import { askCards, askSeat, byCard } from "../asking.ts";
import { type CardNumber, TYPE_OF } from "../cards.ts";
import { CARD_TYPES } from "../catalogue.ts";
import { type Artifact, at, type Play } from "../effects.ts";
import { discard } from "../hand.ts";
import { chooseAndLose } from "../losing.ts";
import { timingOrder } from "../query.ts";
import { playerRef } from "../refs.ts";

const SOURCE = byCard("plague", "CRD-27");

/** As any player, at the start of any encounter: a player of your choice loses three ships and one card of each type held. */
export const plague: Artifact = {
  id: "plague",
  uses: [
    at<"regroup.start", number>("regroup.start", {
      as: "any",
      rule: "CRD-27",
      declare: (g, me) => askSeat(g, me, "plague/victim", SOURCE, timingOrder(g.s.table)),
      said: (victim) => [playerRef(victim)],
      run: (g, _me, _event, victim) => {
        chooseAndLose(g, victim, 3, SOURCE);
        discard(g, victim, oneOfEachType(g, victim));
      },
    }),
  ],
};

/** CRD-14: the victim chooses within each type. */
function oneOfEachType(g: Play, victim: number): CardNumber[] {
  const hand = g.s.secret.hands[victim];
  return CARD_TYPES.flatMap((type) => {
    const cards = hand.filter((card) => TYPE_OF[card] === type);
    return cards.length === 0 ? [] : askCards(g, victim, "plague/discard", SOURCE, cards, 1, 1, { type });
  });
}
