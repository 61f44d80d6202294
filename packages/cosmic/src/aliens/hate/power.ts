import { ask, type Ref, type Seat, tell } from "@hypergate/kernel";
import { askCard, askSpread, byPower, colonySlots } from "../../asking.ts";
import { CARDS, type CardNumber, cardOf, cardRef, TYPE_OF } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { needsNewHand } from "../../folds.ts";
import { discard, redraw } from "../../hand.ts";
import { layDown, toHand } from "../../piles.ts";
import { others, shipsOnColonies } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { lose, takeLoss } from "../../ships.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

const CHOOSE = byPower("hate", "hate 1");
const ANSWER = byPower("hate", "hate 2");
const LOSE: Ref = "word/lose-ships";

/** The card the others have to match, and whether it is only shown, thanks to the super. */
interface Rage {
  readonly card: CardNumber;
  readonly shown: boolean;
}

/**
 * Rage. At the start of your turn you must discard a card. Clockwise, every other player discards a card of its type, an
 * attack at least as high, or loses three ships of your choice. With your super the card is only shown.
 */
export const power: Power = {
  id: "hate",
  uses: [
    at<"turn.start", Rage>("turn.start", {
      as: "offense",
      rule: "hate 1",
      mandatory: true,
      when: (g, me) => g.s.secret.hands[me].length > 0,
      declare: (g, me) => {
        const shown = boosted(g, me, "hate");
        const hand = g.s.secret.hands[me];
        if (hand.length === 0) return undefined;
        const card = askCard(g, me, "hate/choose", CHOOSE, hand, { how: shown ? "show" : "discard" });
        g.fence = g.used;
        tell(g, "hate.chose", { player: playerRef(me), card: cardRef(card) });
        if (!shown) layDown(g, me, card);
        return { card, shown };
      },
      run: (g, me, _event, { card, shown }) => {
        if (!shown) {
          toHand(g, me, card);
          discard(g, me, [card]);
        }
        for (const seat of others(g.s.table, me)) suffer(g, me, seat, card);
        if (needsNewHand(g.s, me)) redraw(g, me);
      },
      zapped: (g, me, _event, { card, shown }) => {
        if (!shown) toHand(g, me, card);
      },
    }),
  ],
};

/** One player discards a fitting card or loses ships. */
function suffer(g: Play, me: Seat, who: Seat, card: CardNumber): void {
  const options = [LOSE, ...g.s.secret.hands[who].filter((one) => fits(one, card)).map(cardRef)];
  const params = { player: playerRef(me), card: cardRef(card) };
  const answer = ask(g, { kind: "one", key: "hate/answer", who, source: ANSWER, options, params, hidden: true }) as Ref;
  if (answer !== LOSE) {
    discard(g, who, [cardOf(answer)]);
    return;
  }
  const n = Math.min(facts.numbers.shipsLost, shipsOnColonies(g.s.table, who));
  if (n === 0) return;
  const victim = { player: playerRef(who), n };
  const from = askSpread(g, me, "hate/ships", ANSWER, colonySlots(g, who), n, n, victim);
  lose(g, [takeLoss(g, who, from, me)], "effect");
}

/** The same type; of attacks not a lower one (hate 3, hate EC3). */
function fits(card: CardNumber, wanted: CardNumber): boolean {
  return TYPE_OF[card] === TYPE_OF[wanted] && (TYPE_OF[card] !== "attack" || CARDS[card].value >= CARDS[wanted].value);
}
