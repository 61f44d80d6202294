/** Two whole hands change places. */
import { type Seat, tell } from "@hypergate/kernel";
import type { Play } from "../../effects.ts";
import { detonate, tellCards } from "../../hand.ts";
import { playerRef } from "../../refs.ts";

export function tradeHands(g: Play, me: Seat, other: Seat): void {
  const { hands } = g.s.secret;
  [hands[me], hands[other]] = [hands[other], hands[me]];
  tell(g, "trader.traded", { player: playerRef(me), other: playerRef(other) });
  for (const seat of [me, other])
    tellCards(g, "trader.hand", { player: playerRef(seat), n: hands[seat].length }, [seat], hands[seat]);
  // What comes to the other player was sent by the Trader, and not taken (DR-9).
  detonate(g, me, hands[me]);
}
