import type { Seat } from "@hypergate/kernel";
import { byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { detonate, discard, giveCards, pickFrom } from "../../hand.ts";
import { handSize } from "../../query.ts";

const LOOT = byPower("barbarian", "barbarian 3");

/**
 * Loot and Pillage. When you have won as the offense, before compensation, you must look at the defense's whole hand. You
 * may take one card of your choice for each ship you had in the encounter; the rest of that hand is discarded.
 */
export const power: Power = {
  id: "barbarian",
  uses: [
    at("resolution.landed", {
      as: "offense",
      rule: "barbarian 2",
      mandatory: true,
      when: (g) => handSize(g.s, g.s.table.encounter.defense) > 0,
      run: (g, me) => loot(g, me),
    }),
  ],
};

function loot(g: Play, me: Seat): void {
  const { defense, committed } = g.s.table.encounter;
  const { hands } = g.s.secret;
  const most = Math.min(committed[me], hands[defense].length);
  const taken = pickFrom(g, me, defense, hands[defense].slice(), [0, most], "barbarian/loot", LOOT);
  giveCards(g, defense, me, taken);
  discard(g, defense, hands[defense].slice());
  detonate(g, me, taken);
}
