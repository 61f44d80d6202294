import type { Seat } from "@hypergate/kernel";
import { askCards, askNumber, byCard } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { isOutOfCards } from "../../folds.ts";
import { detonate, discard, redraw, takeAtRandom } from "../../hand.ts";
import { handSize } from "../../query.ts";
import { numberRef } from "../../refs.ts";

const WILD = byCard("flare-pickpocket", "pickpocket wild");

/**
 * Wild: not the offense, when the gate is aimed at your system, take up to as many random cards from the offense as there
 * are own ships on the gate, and keep or discard each. Super: take a card from any number of players; played while the
 * power is being used.
 */
export const flare: Flare = {
  alien: "pickpocket",
  wild: {
    uses: [
      at<"launch.done", number>("launch.done", {
        as: "notOffense",
        rule: "pickpocket wild",
        when: (g, me) => g.s.table.homeOf[g.s.table.encounter.planet] === me && most(g) > 0,
        declare: (g, me) => askNumber(g, me, "pickpocket/number", WILD, 1, most(g)),
        said: (n) => [numberRef(n)],
        run: (g, me, _event, n) => frisk(g, me, n),
      }),
    ],
  },
  super: { uses: [] },
};

function most(g: Play): number {
  const { offense, gate } = g.s.table.encounter;
  return Math.min(gate[offense], handSize(g.s, offense));
}

function frisk(g: Play, me: Seat, n: number): void {
  const { offense } = g.s.table.encounter;
  const taken = takeAtRandom(g, offense, me, n);
  const dropped = taken.length === 0 ? [] : askCards(g, me, "pickpocket/drop", WILD, taken, 0, taken.length);
  discard(g, me, dropped);
  detonate(
    g,
    me,
    taken.filter((card) => !dropped.includes(card)),
  );
  if (isOutOfCards(g.s, offense)) redraw(g, offense);
}
