/** Two whole hands change places. */
import { type Seat, tell } from "@hypergate/kernel";
import { type CardNumber, flareOf } from "../../cards.ts";
import type { Play } from "../../effects.ts";
import { tellCards } from "../../hand.ts";
import { playerRef } from "../../refs.ts";

export interface Trade {
  readonly other: Seat;
  /** The trade is the effect of the super, so the flare is in neither hand until it is over (FLR-09). */
  readonly bySuper: boolean;
}

export function tradeHands(g: Play, me: Seat, { other, bySuper }: Trade): void {
  const { hands } = g.s.secret;
  const stays = (card: CardNumber) => bySuper && card === flareOf("trader");
  const mine = hands[me];
  hands[me] = [...hands[other], ...mine.filter(stays)];
  hands[other] = mine.filter((card) => !stays(card));
  tell(g, "trader.traded", { player: playerRef(me), other: playerRef(other) });
  for (const seat of [me, other])
    tellCards(g, "trader.hand", { player: playerRef(seat), n: hands[seat].length }, [seat], hands[seat]);
}
