import { askCard, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { detonate, giveCards, takeAtRandom } from "../../hand.ts";
import { handSize, opponentOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";

const WILD = byCard("flare-trader", "trader wild");

/**
 * Wild: as a main player, before allies are invited, take a random card from your opponent and give one of your choice.
 * Super: trade hands with any player; played while the power is being used.
 */
export const flare: Flare = {
  alien: "trader",
  wild: {
    uses: [
      at("alliance.before", {
        as: "main",
        rule: "trader wild",
        when: (g, me) => handSize(g.s, opponentOf(g.s.table, me)) > 0,
        run: (g, me) => {
          const opponent = opponentOf(g.s.table, me);
          detonate(g, me, takeAtRandom(g, opponent, me, 1));
          if (handSize(g.s, me) === 0) return;
          const other = { other: playerRef(opponent) };
          giveCards(g, me, opponent, [askCard(g, me, "trader/give", WILD, g.s.secret.hands[me], other)]);
        },
      }),
    ],
  },
  super: { uses: [] },
};
