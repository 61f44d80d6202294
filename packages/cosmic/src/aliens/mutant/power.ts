import type { Ref, Seat } from "@hypergate/kernel";
import { askCards, askOne, byCard, byPower } from "../../asking.ts";
import type { CardNumber } from "../../cards.ts";
import { HAND_SIZE } from "../../catalogue.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { detonate, discard, takeAtRandom, takeFromDeck, tellCards } from "../../hand.ts";
import { putInto } from "../../piles.ts";
import { handSize, others } from "../../query.ts";
import { playerOf, playerRef } from "../../refs.ts";
import { WINDOW } from "../../vocabulary.ts";
import { boosted, mayBoost, openWindow } from "../../windows.ts";
import { facts } from "./facts.ts";

const SOURCE = byPower("mutant", "mutant 2");
const DISCARD = byCard("flare-mutant", "mutant super");
const DECK: Ref = "word/deck";

/**
 * Regenerate. As a main player with fewer than eight cards, before allies are invited, you may draw up to eight, one at a
 * time, each from the deck or at random from another hand. With your super you first discard up to three cards.
 */
export const power: Power = {
  id: "mutant",
  uses: [
    at("alliance.before", {
      as: "main",
      rule: "mutant 1",
      byHand: true,
      when: (g, me) => {
        const most = mayBoost(g, me, "mutant") ? HAND_SIZE + facts.numbers.superMostDiscarded : HAND_SIZE;
        return handSize(g.s, me) < most && sources(g, me).length > 0;
      },
      declare: (g, me) => {
        const fewest = handSize(g.s, me) - HAND_SIZE + 1;
        boosted(g, me, "mutant", () => throwAway(g, me, fewest));
        return handSize(g.s, me) < HAND_SIZE ? true : undefined;
      },
      run: (g, me) => refill(g, me),
    }),
  ],
};

/** Where a card could come from now. */
function sources(g: Play, me: Seat): Ref[] {
  const { secret: x, table: t } = g.s;
  const seats = others(t, me).filter((seat) => x.hands[seat].length > 0);
  return [...(x.deck.length + t.discard.length > 0 ? [DECK] : []), ...seats.map(playerRef)];
}

/** At least so many that the power can be used. */
function throwAway(g: Play, me: Seat, fewest: number): void {
  const hand = g.s.secret.hands[me];
  const most = Math.min(facts.numbers.superMostDiscarded, hand.length);
  const least = Math.min(Math.max(0, fewest), most);
  discard(g, me, askCards(g, me, "mutant/discard", DISCARD, hand, least, most));
}

/** Each card is seen before the next; those from the deck are one draw, which is over at the end (mutant EC1, CLR-08). */
function refill(g: Play, me: Seat): void {
  const { hands } = g.s.secret;
  const drawn: CardNumber[] = [];
  while (hands[me].length < HAND_SIZE) {
    const options = sources(g, me);
    if (options.length === 0) break;
    const from = askOne(g, me, "mutant/source", SOURCE, options, { n: HAND_SIZE - hands[me].length });
    if (from !== DECK) {
      detonate(g, me, takeAtRandom(g, playerOf(from), me, 1));
      continue;
    }
    const cards = takeFromDeck(g, 1);
    putInto(hands, me, cards);
    drawn.push(...cards);
    tellCards(g, "cards.drawn", { player: playerRef(me), n: cards.length }, [me], cards);
  }
  if (drawn.length > 0) openWindow(g, WINDOW["cards.drawn"], { seat: me, count: drawn.length, cards: drawn });
}
