import type { Seat } from "@hypergate/kernel";
import { askCards, byTech } from "../../asking.ts";
import type { CardNumber } from "../../cards.ts";
import { HAND_SIZE } from "../../catalogue.ts";
import { at, type Play, type Technology } from "../../effects.ts";
import { discard, draw, randomOf } from "../../hand.ts";
import { others } from "../../query.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("enigma-device", "TCH-26");

/** At the start of any encounter discard any of your cards; then all, you first, draw or randomly discard to exactly eight. */
export const enigmaDevice: Technology = technology({
  id: "enigma-device",
  number: facts.number,
  after: "discard",
  uses: [
    at<"regroup.start", CardNumber[]>("regroup.start", {
      as: "any",
      rule: "TCH-26",
      declare: (g, me) => {
        const hand = g.s.secret.hands[me];
        return askCards(g, me, "enigma-device/discard", SOURCE, hand, 0, hand.length);
      },
      run: (g, me, _event, cards) => {
        const { hands } = g.s.secret;
        discard(
          g,
          me,
          cards.filter((card) => hands[me].includes(card)),
        );
        for (const seat of [me, ...others(g.s.table, me)]) fillOrShrink(g, me, seat);
      },
    }),
  ],
});

function fillOrShrink(g: Play, me: Seat, seat: Seat): void {
  const hand = g.s.secret.hands[seat];
  const missing = HAND_SIZE - hand.length;
  if (missing < 0) discard(g, seat, randomOf(g, me, seat, hand, -missing));
  else draw(g, seat, missing);
}
