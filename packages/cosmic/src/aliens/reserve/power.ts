import type { Seat } from "@hypergate/kernel";
import { askCards, askWord, byPower } from "../../asking.ts";
import { CARDS, type CardNumber, TYPE_OF } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { mayReinforce } from "../../folds.ts";
import { askNegotiate, discard, negotiates } from "../../hand.ts";
import { layDown, toHand } from "../../piles.ts";
import { reinforce } from "../../reinforcement.ts";
import { DEFENSE, OFFENSE, type Side } from "../../state.ts";
import { facts } from "./facts.ts";

const AUGMENT = byPower("reserve", "reserve 1");
const CANCEL = byPower("reserve", "reserve 2");

/** Attack cards laid down as reinforcements of one side. */
export interface Reserves {
  readonly cards: readonly CardNumber[];
  readonly side: Side;
}

/**
 * Augment. As a main player or ally you may play attack cards of 06 or less as reinforcements. When another player plays
 * a reinforcement, you may discard a negotiate to cancel it.
 */
export const power: Power = {
  id: "reserve",
  uses: [
    at<"reveal.reinforce", Reserves>("reveal.reinforce", {
      as: "mainOrAlly",
      rule: "reserve 1",
      often: "always",
      byHand: true,
      when: (g, me) => mayReinforce(g.s.table) && attacksUpTo(g, me, facts.numbers.highest).length > 0,
      declare: (g, me) => {
        const fit = attacksUpTo(g, me, facts.numbers.highest);
        return mustered(g, me, askCards(g, me, "reserve/cards", AUGMENT, fit, 1, fit.length));
      },
      run: (g, me, _event, reserves) => march(g, me, reserves),
      zapped: (g, me, _event, reserves) => standDown(g, me, reserves),
    }),
    at<"reinforcement.played", CardNumber>("reinforcement.played", {
      as: "mainOrAlly",
      rule: "reserve 2",
      often: "window",
      byHand: true,
      when: (g, me, { seat }) => seat !== me && negotiates(g.s, me).length > 0,
      declare: (g, me) => {
        const card = askNegotiate(g, me, CANCEL);
        layDown(g, me, card);
        return card;
      },
      run: (g, me, event, card) => {
        toHand(g, me, card);
        discard(g, me, [card]);
        event.cancelled = true;
      },
      zapped: (g, me, _event, card) => toHand(g, me, card),
    }),
  ],
};

/** Attack cards of a hand that are not too high (reserve EC1). */
export function attacksUpTo(g: Play, me: Seat, highest: number): CardNumber[] {
  return g.s.secret.hands[me].filter((card) => TYPE_OF[card] === "attack" && CARDS[card].value <= highest);
}

/** Lays the cards down for a side; they come back if the use is zapped (reserve zap). */
export function mustered(g: Play, me: Seat, cards: readonly CardNumber[]): Reserves {
  const word = askWord(g, me, "reveal/reinforce-side", AUGMENT, ["offense", "defense"]);
  for (const card of cards) layDown(g, me, card);
  g.fence = g.used;
  return { cards, side: word === "offense" ? OFFENSE : DEFENSE };
}

export function march(g: Play, me: Seat, { cards, side }: Reserves): void {
  for (const card of cards) reinforce(g, me, card, side);
}

export function standDown(g: Play, me: Seat, { cards }: Reserves): void {
  for (const card of cards) toHand(g, me, card);
}
