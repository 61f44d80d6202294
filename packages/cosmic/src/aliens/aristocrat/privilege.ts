/** Cards that are chosen from a whole deck, and flares from the pile of unused ones. */
import { mix, type Seat, type Source, tell } from "@hypergate/kernel";
import { askCard, byPower } from "../../asking.ts";
import { CARDS, type CardNumber, cardRef } from "../../cards.ts";
import type { Play } from "../../effects.ts";
import { tellCards } from "../../hand.ts";
import { putInto, takeFrom, takeOut } from "../../piles.ts";
import { ownerOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { NOBODY } from "../../state.ts";

const REMOVE = byPower("aristocrat", "aristocrat 2");

/** A deck as somebody who searches it sees it: its order tells nothing. */
export function searched(deck: readonly CardNumber[]): CardNumber[] {
  return deck.toSorted((one, other) => one - other);
}

/** A player looks through a deck, takes one card, and the deck is shuffled. */
export function searchFor(g: Play, me: Seat, deck: CardNumber[], key: string, source: Source): void {
  g.fence = g.used;
  const card = askCard(g, me, key, source, searched(deck));
  takeOut(deck, card);
  putInto(g.s.secret.hands, me, [card]);
  tellCards(g, "aristocrat.searched", { player: playerRef(me) }, [me], [card]);
  mix(g, deck);
}

export function drawFlares(g: Play, me: Seat, n: number): void {
  const { secret: x } = g.s;
  const cards = x.flareDeck.splice(Math.max(0, x.flareDeck.length - n));
  g.fence = g.used;
  putInto(x.hands, me, cards);
  tellCards(g, "aristocrat.drew", { player: playerRef(me), n: cards.length }, [me], cards);
}

/** With two flares or more that are of no player's alien, one of them leaves the game. */
export function removeFlare(g: Play, me: Seat): void {
  const { table: t, secret: x } = g.s;
  const isIdle = (card: CardNumber) => {
    const { flare } = CARDS[card];
    return flare !== undefined && ownerOf(t, flare) === NOBODY;
  };
  const idle = x.hands[me].filter(isIdle);
  if (idle.length < 2) return;
  const card = askCard(g, me, "aristocrat/remove", REMOVE, idle);
  takeFrom(x.hands, me, card);
  t.gone.push(card);
  tell(g, "aristocrat.removed", { player: playerRef(me), card: cardRef(card) });
}
