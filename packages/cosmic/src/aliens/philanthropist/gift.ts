/** The encounter card given away in this encounter, and to whom: what the power and its flare have in common. */
import type { Seat } from "@hypergate/kernel";
import { type CardNumber, NONE } from "../../cards.ts";
import { recall, remember } from "../../memo.ts";
import { NOBODY, type Secret } from "../../state.ts";

export interface Gift {
  readonly to: Seat;
  readonly card: CardNumber;
}

const EFFECT = "power/philanthropist";

export function rememberGift(x: Secret, me: Seat, { to, card }: Gift): void {
  remember(x, me, EFFECT, { to, card });
}

export function giftOf(x: Secret, me: Seat): Gift {
  const { to = NOBODY, card = NONE } = recall(x, me, EFFECT) ?? {};
  return { to: Number(to), card: Number(card) };
}
