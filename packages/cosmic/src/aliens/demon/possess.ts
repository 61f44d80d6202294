/** Cards on the Demon's sheet: how they come there and where they go. */
import { ask, type Ref, type Seat, tell } from "@hypergate/kernel";
import { byCard } from "../../asking.ts";
import { type CardNumber, cardOf, cardRef } from "../../cards.ts";
import type { Play } from "../../effects.ts";
import { takeFromDeck, tellCards } from "../../hand.ts";
import { lastsWith } from "../../lasting.ts";
import { putInto, putOnSheet, setOnSheet } from "../../piles.ts";
import { playerRef } from "../../refs.ts";
import { NOBODY } from "../../state.ts";
import { WINDOW } from "../../vocabulary.ts";
import { openWindow } from "../../windows.ts";
import { facts } from "./facts.ts";

const PUT_BACK = byCard("flare-demon", "demon super");
export const EFFECT = "power/demon";
/** Whose sheet the cards lie on. */
const DEMON = "demon";

/** Where cards of the sheet return to: their owner, or the own hand if they came from the deck (demon 3). */
export function ownerFor(g: Play, me: Seat): Seat {
  const owner = lastsWith(g, EFFECT, me);
  return owner === NOBODY ? me : owner;
}

export function possessHand(g: Play, me: Seat, victim: Seat): void {
  const { secret: x } = g.s;
  const cards = x.hands[victim];
  x.hands[victim] = [];
  putOnSheet(x, DEMON, cards);
  const params = { player: playerRef(me), other: playerRef(victim), n: cards.length };
  tellCards(g, "demon.possessed", params, [me, victim], cards);
}

export function possessDeck(g: Play, me: Seat): void {
  const cards = takeFromDeck(g, facts.numbers.superCards);
  putOnSheet(g.s.secret, DEMON, cards);
  tellCards(g, "demon.drew", { player: playerRef(me), n: cards.length }, [me], cards);
  openWindow(g, WINDOW["cards.drawn"], { seat: me, count: cards.length, cards });
}

/** What is left on the sheet goes to its owner, or on top of the deck as the Demon likes. */
export function giveBack(g: Play, me: Seat): void {
  const { hands, stash, deck } = g.s.secret;
  const cards = stash[DEMON] ?? [];
  if (cards.length === 0) return;
  const owner = ownerFor(g, me);
  if (owner === me) {
    const order = topFirst(g, me, cards);
    setOnSheet(g.s.secret, DEMON, []);
    deck.push(...order.reverse());
    tell(g, "demon.putBack", { player: playerRef(me), n: cards.length });
    return;
  }
  setOnSheet(g.s.secret, DEMON, []);
  putInto(hands, owner, cards);
  const params = { player: playerRef(me), other: playerRef(owner), n: cards.length };
  tellCards(g, "demon.gaveBack", params, [me, owner], cards);
}

function topFirst(g: Play, me: Seat, cards: readonly CardNumber[]): CardNumber[] {
  const options = cards.map(cardRef);
  const question = { kind: "order", key: "demon/order", who: me, source: PUT_BACK, options, hidden: true } as const;
  return (ask(g, question) as Ref[]).map(cardOf);
}
