import { mix, type Seat, tell } from "@hypergate/kernel";
import { askOne, byPower } from "../../asking.ts";
import { DESTINY, destinyOf } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { playerRef } from "../../refs.ts";

const SOURCE = byPower("dictator", "dictator 1");

/**
 * Command. Whenever another player is the offense and draws destiny, you must look through the deck and choose the card.
 * If you are the offense or the use is zapped, the deck is shuffled before a card is drawn.
 */
export const power: Power = {
  id: "dictator",
  uses: [
    at<"destiny.draw", number>("destiny.draw", {
      as: "notOffense",
      rule: "dictator 1",
      mandatory: true,
      often: "window",
      declare: (g, me) => lookAndChoose(g, me),
      run: (_g, _me, event, card) => {
        event.card = card;
      },
      zapped: (g, me) => shuffleDestiny(g, me),
    }),
    at("destiny.draw", {
      as: "offense",
      rule: "dictator 2",
      mandatory: true,
      passive: true,
      often: "window",
      run: (g, me) => shuffleDestiny(g, me),
    }),
  ],
};

/** The deck is shown from the top and keeps its order (dictator EC3). */
function lookAndChoose(g: Play, me: Seat): number {
  const refs = g.s.secret.destiny.map((card) => DESTINY[card].ref).reverse();
  g.fence = g.used;
  return destinyOf(askOne(g, me, "dictator/choose", SOURCE, refs));
}

function shuffleDestiny(g: Play, me: Seat): void {
  mix(g, g.s.secret.destiny);
  tell(g, "dictator.shuffled", { player: playerRef(me) });
}
