/** Encounter cards that somebody else has to lend. */
import type { Seat } from "@hypergate/kernel";
import { askCard, byPower } from "../../asking.ts";
import { CARDS, type CardNumber, IS_ENCOUNTER, TYPE_OF } from "../../cards.ts";
import type { Play } from "../../effects.ts";
import { discard, draw, giveCards } from "../../hand.ts";
import { lastOn } from "../../lasting.ts";
import { forget, recall, remember } from "../../memo.ts";
import { playerRef } from "../../refs.ts";
import { facts } from "./facts.ts";

const LEND = byPower("doppelganger", "doppelganger 2");
export const EFFECT = "power/doppelganger";
/** More draws than there are cards in any deck. */
const MOST_DRAWS = 200;

export function encounterCardsOf(g: Play, seat: Seat): CardNumber[] {
  return g.s.secret.hands[seat].filter((card) => IS_ENCOUNTER[card]);
}

/** A highest attack and a card of another type; without attacks two types of the lender's choice. */
export function haunt(g: Play, me: Seat, whom: Seat): void {
  const cards = encounterCardsOf(g, whom);
  if (cards.length === 0) return;
  const params = { player: playerRef(me) };
  const ask = (among: readonly CardNumber[]) => askCard(g, whom, "doppelganger/lend", LEND, among, params);
  const highest = highestAttacks(cards);
  const first = highest.length === 1 ? highest[0] : ask(highest.length === 0 ? cards : highest);
  const others = cards.filter((card) => TYPE_OF[card] !== TYPE_OF[first]);
  const lent = others.length === 0 ? [first] : [first, ask(others)];
  giveCards(g, whom, me, lent);
  remember(g.s.secret, me, EFFECT, { whom, cards: lent });
  lastOn(g, EFFECT, me, whom);
}

/** Those of the highest value, one of each name: an attack with two numbers may be as high as a plain one (VA-5). */
function highestAttacks(cards: readonly CardNumber[]): CardNumber[] {
  const attacks = cards.filter((card) => TYPE_OF[card] === "attack");
  const most = Math.max(...attacks.map((card) => CARDS[card].value));
  const highest = attacks.filter((card) => CARDS[card].value === most);
  return highest.filter((card, i) => highest.findIndex((one) => CARDS[one].name === CARDS[card].name) === i);
}

/** Borrowed cards that were not played go back. */
export function giveBack(g: Play, me: Seat): void {
  const lent = recall(g.s.secret, me, EFFECT);
  if (lent === undefined) return;
  forget(g.s.secret, me, EFFECT);
  giveCards(g, me, lent.whom as Seat, lent.cards as CardNumber[]);
}

/** Cards are drawn until there are two encounter cards in hand; what is none is discarded. */
export function supply(g: Play, me: Seat): void {
  for (let draws = 0; draws < MOST_DRAWS && encounterCardsOf(g, me).length < facts.numbers.cardsHeld; draws++) {
    const [card] = draw(g, me, 1);
    if (card === undefined) return;
    if (!IS_ENCOUNTER[card]) discard(g, me, [card]);
  }
}
