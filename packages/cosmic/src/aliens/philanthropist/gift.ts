/** The encounter card given away in this encounter, and to whom: what the power and its flare have in common. */
import type { Seat } from "@hypergate/kernel";
import { type CardNumber, NONE } from "../../cards.ts";
import { recall, remember } from "../../memo.ts";
import { mainOf, type TakenOver, type ThirdState } from "../../saved.ts";
import { NOBODY, type Secret } from "../../state.ts";

export interface Gift {
  readonly to: Seat;
  readonly card: CardNumber;
}

const EFFECT = "power/philanthropist";
/** Under this name the receiver of the gift knows which card is demanded. */
export const SUPER = "super/philanthropist";

export function rememberGift(x: Secret, me: Seat, { to, card }: Gift): void {
  remember(x, me, EFFECT, { to, card });
}

/** Version 3 had the card under the name of the power, and to whom it went under that of the super. */
export function giftsBefore({ secret: { covert } }: ThirdState): TakenOver {
  const cards = covert.filter(({ effect }) => effect === EFFECT);
  const to = (giver: Seat) => covert.find(({ effect, seat }) => effect === SUPER && seat === giver)?.n ?? NOBODY;
  return { known: cards.map(({ seat, n: card }) => ({ seat, bag: { to: to(seat), card } })) };
}

/** The same for the card that must be played. */
export function demandsBefore({ table: { encounter: e }, secret: { mustPlay } }: ThirdState): TakenOver {
  const known = mustPlay.flatMap((card, side) => (card === NONE ? [] : [{ seat: mainOf(e, side), bag: { card } }]));
  return known.length === 0 ? {} : { known, lasting: [{ seat: e.offense, n: NOBODY }] };
}

export function giftOf(x: Secret, me: Seat): Gift {
  const { to = NOBODY, card = NONE } = recall(x, me, EFFECT) ?? {};
  return { to: Number(to), card: Number(card) };
}
