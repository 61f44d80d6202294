import { tell } from "@hypergate/kernel";
import { askOne, byTech } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef } from "../../cards.ts";
import { at, type Technology } from "../../effects.ts";
import { putInto, takeOut } from "../../piles.ts";
import { playerRef } from "../../refs.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("delta-scanners", "TCH-24");

/** At the start of any encounter take any one card from the discard pile; all see which. */
export const deltaScanners: Technology = technology({
  id: "delta-scanners",
  number: facts.number,
  after: "discard",
  uses: [
    at<"regroup.start", CardNumber>("regroup.start", {
      as: "any",
      rule: "TCH-24",
      when: (g) => g.s.table.discard.length > 0,
      declare: (g, me) => cardOf(askOne(g, me, "delta-scanners/card", SOURCE, g.s.table.discard.map(cardRef))),
      said: (card) => [cardRef(card)],
      run: (g, me, _event, card) => {
        if (!g.s.table.discard.includes(card)) return;
        takeOut(g.s.table.discard, card);
        putInto(g.s.secret.hands, me, [card]);
        tell(g, "delta-scanners.took", { player: playerRef(me), card: cardRef(card) });
      },
    }),
  ],
});
