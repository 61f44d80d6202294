import { type Seat, tell } from "@hypergate/kernel";
import { askYes, byCard } from "../../asking.ts";
import { CARDS, type CardNumber, cardRef } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { discard, randomOf } from "../../hand.ts";
import { discardOf, putInto, takeOut } from "../../piles.ts";
import { handSize, opponentOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { payRewards } from "../../rewards.ts";

const WILD = byCard("flare-love", "love wild");

/**
 * Wild: as a main player, before selection, ask your opponent to discard a random card. You may take it; if the opponent
 * refuses, you get a reward. Super: the card for your power is shown, not discarded; played while the power is being used.
 */
export const flare: Flare = {
  alien: "love",
  wild: {
    uses: [
      at("planning.before", {
        as: "main",
        rule: "love wild",
        run: (g, me) => {
          const opponent = opponentOf(g.s.table, me);
          const agrees =
            handSize(g.s, opponent) > 0 && askYes(g, opponent, "love/give", WILD, { player: playerRef(me) });
          tell(g, agrees ? "love.agreed" : "love.refused", { player: playerRef(opponent), other: playerRef(me) });
          if (agrees) receive(g, me, opponent);
          else payRewards(g, [{ seat: me, n: 1 }], WILD);
        },
      }),
    ],
  },
  super: { uses: [] },
};

function receive(g: Play, me: Seat, opponent: Seat): void {
  const [card] = randomOf(g, me, opponent, g.s.secret.hands[opponent], 1);
  discard(g, opponent, [card]);
  if (!pileOf(g, card).includes(card) || !askYes(g, me, "love/take", WILD, { card: cardRef(card) })) return;
  takeOut(pileOf(g, card), card);
  putInto(g.s.secret.hands, me, [card]);
  tell(g, "love.took", { player: playerRef(me), card: cardRef(card) });
}

function pileOf(g: Play, card: CardNumber): CardNumber[] {
  return discardOf(g.s.table, CARDS[card].back);
}
