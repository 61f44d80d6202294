import { anyTime } from "../../any-time.ts";
import { byCard } from "../../asking.ts";
import { type CardNumber, flareOf, IS_ENCOUNTER } from "../../cards.ts";
import type { Flare, Play } from "../../effects.ts";
import { nameRef } from "../../naming.ts";
import { handBeside } from "../../query.ts";
import { chooseSwap, type Fits, hasSwappable, type Swap, swap } from "./swap.ts";

const WILD = byCard("flare-alchemist", "alchemist wild");
const different: Fits = (spent, taken) => nameRef(spent) !== nameRef(taken);

/**
 * Wild: at any time discard a card that is no encounter card and take a different one of its type from a discard pile.
 * Super: an attack may become any other; played while the power is being used.
 */
export const flare: Flare = {
  alien: "alchemist",
  wild: {
    uses: anyTime<Swap>({
      as: "any",
      rule: "alchemist wild",
      when: (g, me) => hasSwappable(g.s.table, otherCards(g, me), different),
      declare: (g, me) => chooseSwap(g, me, WILD, otherCards(g, me), different),
      run: (g, me, _event, choice) => swap(g, me, choice),
    }),
  },
  super: { uses: [] },
};

function otherCards(g: Play, me: number): CardNumber[] {
  return handBeside(g.s, me, flareOf("alchemist")).filter((card) => !IS_ENCOUNTER[card]);
}
