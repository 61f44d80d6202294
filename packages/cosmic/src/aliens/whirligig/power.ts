import { type Seat, tell } from "@hypergate/kernel";
import { askOne, byPower } from "../../asking.ts";
import type { CardNumber } from "../../cards.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { detonate, lookAt, randomOf, tellCards } from "../../hand.ts";
import { takeOut } from "../../piles.ts";
import { handSize, opponentOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { boosted } from "../../windows.ts";

const SHARE = byPower("whirligig", "whirligig 2");

/**
 * Swirl. As a main player, in planning, you may mix both main players' hands. You say how the cards are shared: evenly, as
 * before, or the other way round. The opponent draws at random, the rest is yours. With your super you look at the
 * opponent's hand first.
 */
export const power: Power = {
  id: "whirligig",
  uses: [
    at("planning.before", {
      as: "main",
      rule: "whirligig 1",
      when: (g, me) => handSize(g.s, me) + handSize(g.s, opponentOf(g.s.table, me)) > 0,
      run: (g, me) => {
        const opponent = opponentOf(g.s.table, me);
        if (handSize(g.s, opponent) > 0 && boosted(g, me, "whirligig"))
          lookAt(g, me, opponent, g.s.secret.hands[opponent]);
        swirl(g, me, opponent);
      },
    }),
  ],
};

function swirl(g: Play, me: Seat, opponent: Seat): void {
  const { hands, limbo } = g.s.secret;
  const [mine, theirs] = [hands[me], hands[opponent]];
  const mixed = [...mine, ...theirs];
  hands[me] = [];
  hands[opponent] = [];
  limbo.push(...mixed);
  const n = shareOf(g, me, mine.length, theirs.length);
  const drawn = randomOf(g, opponent, me, mixed, n);
  for (const card of mixed) takeOut(limbo, card);
  const rest = mixed.filter((card) => !drawn.includes(card));
  hands[opponent] = hands[opponent].concat(drawn);
  hands[me] = hands[me].concat(rest);
  for (const [seat, cards] of [[opponent, drawn] as const, [me, rest] as const])
    tellCards(g, "whirligig.share", { player: playerRef(seat), n: cards.length }, [seat], cards);
  detonate(
    g,
    me,
    rest.filter((card: CardNumber) => theirs.includes(card)),
  );
}

/** How many cards the opponent gets; an odd one is the Whirligig's. Hands of one size can be shared in one way only. */
function shareOf(g: Play, me: Seat, mine: number, theirs: number): number {
  const options = ["word/even-steven", "word/as-is", "word/switcheroo"];
  const params = { n: mine, m: theirs };
  const how = mine === theirs ? "word/as-is" : askOne(g, me, "whirligig/how", SHARE, options, params);
  tell(g, "whirligig.how", { player: playerRef(me), how });
  if (how === "word/even-steven") return Math.floor((mine + theirs) / 2);
  return how === "word/as-is" ? theirs : mine;
}
