import { anyTime } from "../../any-time.ts";
import { byPower } from "../../asking.ts";
import { CARDS, TYPE_OF } from "../../cards.ts";
import type { Power } from "../../effects.ts";
import { chooseAndLose, slotsOf } from "../../losing.ts";
import { boosted, mayBoost } from "../../windows.ts";
import { facts } from "./facts.ts";
import { chooseSwap, type Fits, hasSwappable, type Swap, swap } from "./swap.ts";

const SHIP = byPower("alchemist", "alchemist 1");
const CARD = byPower("alchemist", "alchemist 2");

/** Attacks must be close to each other in value. */
const near: Fits = (spent, taken) =>
  TYPE_OF[spent] !== "attack" || Math.abs(CARDS[spent].value - CARDS[taken].value) <= facts.numbers.reach;
/** Only the super lets one attack become the other. */
const far: Fits = (spent, taken) => !near(spent, taken);
const free: Fits = () => true;

/**
 * Transmutation. Once per encounter, at any time, you may send a ship to the warp and discard a card to take one of the
 * same type from a discard pile; attacks may differ by 4. With your super attacks may be any.
 */
export const power: Power = {
  id: "alchemist",
  uses: anyTime<Swap>({
    as: "any",
    rule: "alchemist 1",
    once: "transmutation",
    byHand: true,
    when: (g, me) =>
      slotsOf(g, me).length > 0 &&
      hasSwappable(g.s.table, g.s.secret.hands[me], mayBoost(g, me, "alchemist") ? free : near),
    declare: (g, me) => {
      const isOfUse = hasSwappable(g.s.table, g.s.secret.hands[me], far);
      const fits = boosted(g, me, "alchemist", undefined, isOfUse) ? free : near;
      const hand = g.s.secret.hands[me];
      return hasSwappable(g.s.table, hand, fits) ? chooseSwap(g, me, CARD, hand, fits) : undefined;
    },
    run: (g, me, _event, choice) => {
      chooseAndLose(g, me, 1, SHIP);
      swap(g, me, choice);
    },
  }),
};
