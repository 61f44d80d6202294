import { askCard, byCard } from "../../asking.ts";
import { type CardNumber, flareOf } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { detonate, randomOf, tellCards } from "../../hand.ts";
import { putInto, takeFrom, takeOut } from "../../piles.ts";
import { handBeside, handSize, opponentOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";

const WILD = byCard("flare-whirligig", "whirligig wild");

/**
 * Wild: as a main player, in planning, mix a random card of your opponent with one of yours; the opponent takes one of the
 * two unseen. Super: look at your opponent's hand before you mix; played while the power is being used.
 */
export const flare: Flare = {
  alien: "whirligig",
  wild: {
    uses: [
      at<"planning.before", CardNumber>("planning.before", {
        as: "main",
        rule: "whirligig wild",
        when: (g, me) =>
          handBeside(g.s, me, flareOf("whirligig")).length > 0 && handSize(g.s, opponentOf(g.s.table, me)) > 0,
        declare: (g, me) => askCard(g, me, "whirligig/card", WILD, handBeside(g.s, me, flareOf("whirligig"))),
        run: (g, me, _event, card) => twirl(g, me, card),
      }),
    ],
  },
  super: { uses: [] },
};

function twirl(g: Play, me: number, own: CardNumber): void {
  const { hands, limbo } = g.s.secret;
  const opponent = opponentOf(g.s.table, me);
  const [theirs] = randomOf(g, me, opponent, hands[opponent], 1);
  if (theirs === undefined || !hands[me].includes(own)) return;
  takeFrom(hands, me, own);
  takeFrom(hands, opponent, theirs);
  limbo.push(own, theirs);
  const [drawn] = randomOf(g, opponent, me, [own, theirs], 1);
  const rest = drawn === own ? theirs : own;
  for (const card of [own, theirs]) takeOut(limbo, card);
  putInto(hands, opponent, [drawn]);
  putInto(hands, me, [rest]);

  for (const [seat, card] of [[opponent, drawn] as const, [me, rest] as const])
    tellCards(g, "whirligig.back", { player: playerRef(seat) }, [seat], [card]);
  if (rest === theirs) detonate(g, me, [rest]);
}
