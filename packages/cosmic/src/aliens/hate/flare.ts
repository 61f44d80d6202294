import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { isOutOfCards } from "../../folds.ts";
import { discard, randomOf } from "../../hand.ts";
import { handSize, opponentOf, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { goOnWith } from "../../steps/agenda.ts";

/**
 * Wild: as a main player, before selection, your opponent discards a random card; without an encounter card left the
 * opponent loses at once. Super: the card for your power is shown, not discarded; played while the power is being used.
 */
export const flare: Flare = {
  alien: "hate",
  wild: {
    uses: [
      at("planning.before", {
        as: "main",
        rule: "hate wild",
        when: (g, me) => handSize(g.s, opponentOf(g.s.table, me)) > 0,
        run: (g, me) => {
          const t = g.s.table;
          const opponent = opponentOf(t, me);
          const hand = g.s.secret.hands[opponent];
          discard(g, opponent, randomOf(g, me, opponent, hand, 1));
          if (!isOutOfCards(g.s, opponent)) return;
          tell(g, "hate.won", { player: playerRef(me), other: playerRef(opponent) });
          t.encounter.instant = sideOf(t, me);
          goOnWith(g, ["outcome"]);
        },
      }),
    ],
  },
  super: { uses: [] },
};
