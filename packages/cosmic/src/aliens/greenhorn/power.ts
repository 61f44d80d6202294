import { type Seat, tell } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askCard, askSeat, askWord, byPower } from "../../asking.ts";
import { type CardNumber, cardRef } from "../../cards.ts";
import { at, type Power } from "../../effects.ts";
import { newHand } from "../../hand.ts";
import { handSize, others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import { askKicker, hasKicker, kick, mayPlay, playAnyway, playReinforcement, reinforcements } from "./anyway.ts";
import { mayRearrange, rearrange } from "./rearranging.ts";
import { isNewHandFor } from "./renewing.ts";

const SHOW = byPower("greenhorn", "greenhorn 1");
const QUESTIONS = ["what-is-it", "is-it-good", "when-to-play"] as const;

/** Which card is shown to whom, and with which question. */
interface Doubt {
  readonly card: CardNumber;
  readonly whom: Seat;
  readonly word: (typeof QUESTIONS)[number];
}

/**
 * Ignorance. At the start of every encounter you must show a card to another player and ask about it. Without attacks you
 * may draw a new hand, in regroup phases you may rearrange your ships, and you may play some cards when others may not.
 */
export const power: Power = {
  id: "greenhorn",
  uses: [
    at<"regroup.start", Doubt>("regroup.start", {
      as: "any",
      rule: "greenhorn 1",
      mandatory: true,
      when: (g, me) => handSize(g.s, me) > 0,
      declare: (g, me) => ({
        card: askCard(g, me, "greenhorn/card", SHOW, g.s.secret.hands[me]),
        whom: askSeat(g, me, "greenhorn/whom", SHOW, others(g.s.table, me)),
        word: askWord(g, me, "greenhorn/question", SHOW, QUESTIONS),
      }),
      said: ({ whom, word }) => [playerRef(whom), `word/${word}`],
      run: (g, me, _event, { card, whom, word }) => {
        const seen = { card: cardRef(card) };
        const params = { player: playerRef(me), other: playerRef(whom), question: `word/${word}` };
        g.fence = g.used;
        tell(g, "greenhorn.asked", params, { [me]: seen, [whom]: seen });
      },
    }),
    at("regroup.start", {
      as: "any",
      rule: "greenhorn 3",
      passive: true,
      quiet: true,
      when: (g, me) => mayRearrange(g, me),
      run: (g, me) => rearrange(g, me),
    }),
    ...anyTime({
      as: "any",
      rule: "greenhorn 2",
      passive: true,
      often: "always",
      byHand: true,
      when: (g, me) => isNewHandFor(g, me, ["attack"]),
      run: (g, me) => newHand(g, me),
    }),
    at("hand.lacking", {
      as: "offense",
      rule: "greenhorn 2",
      passive: true,
      often: "always",
      byHand: true,
      when: (g, me, { seat }) => seat === me && isNewHandFor(g, me, ["attack"]),
      run: (g, me) => newHand(g, me),
    }),
    at<"reveal.change", CardNumber>("reveal.change", {
      as: "main",
      rule: "greenhorn 4",
      passive: true,
      byHand: true,
      order: 0,
      when: (g, me) => hasKicker(g, me),
      declare: (g, me) => askKicker(g, me),
      run: (g, me, _event, card) => kick(g, me, card),
    }),
    at("reveal.reinforce", {
      as: "uninvolved",
      rule: "greenhorn 4",
      passive: true,
      often: "always",
      byHand: true,
      when: (g, me) => reinforcements(g, me).length > 0,
      run: (g, me) => playReinforcement(g, me),
    }),
    ...ANY_TIME.flatMap((window) =>
      anyTime(
        {
          as: "any",
          rule: "greenhorn 4",
          passive: true,
          often: "always",
          byHand: true,
          when: (g, me) => mayPlay(g, me, window),
          run: (g, me) => playAnyway(g, me, window),
        },
        [window],
      ),
    ),
  ],
};
