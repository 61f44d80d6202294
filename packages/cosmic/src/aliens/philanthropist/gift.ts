/** The encounter card given away in this encounter, and to whom: what the power and its flare have in common. */
import type { Seat } from "@hypergate/kernel";
import { type CardNumber, NONE } from "../../cards.ts";
import { NOBODY, type Secret } from "../../state.ts";

export interface Gift {
  readonly to: Seat;
  readonly card: CardNumber;
}

const CARD = "power/philanthropist";
const RECEIVER = "super/philanthropist";

export function remember(x: Secret, me: Seat, { to, card }: Gift): void {
  x.covert.push({ effect: CARD, seat: me, n: card }, { effect: RECEIVER, seat: me, n: to });
}

export function giftOf({ covert }: Secret, me: Seat): Gift {
  const deed = (name: string) => covert.find(({ effect, seat }) => effect === name && seat === me)?.n;
  return { to: deed(RECEIVER) ?? NOBODY, card: deed(CARD) ?? NONE };
}
