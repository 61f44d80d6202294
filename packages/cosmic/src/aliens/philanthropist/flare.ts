import { type Counts, type Seat, tell } from "@hypergate/kernel";
import { askSeat, askSpread, byCard, colonySlots } from "../../asking.ts";
import { NONE } from "../../cards.ts";
import { at, type Flare } from "../../effects.ts";
import { lastOn } from "../../lasting.ts";
import { recall, remember } from "../../memo.ts";
import { hasColony, isMain, others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { lendSheets } from "../../sheets.ts";
import { lose, takeLoss } from "../../ships.ts";
import type { Table } from "../../state.ts";
import { active, hasMovableSheets } from "../../working.ts";
import { demandsBefore, giftOf, SUPER } from "./gift.ts";

const WILD = byCard("flare-philanthropist", "philanthropist wild");

/**
 * Wild: at the start of an encounter send one of your ships to the warp and lend your power to another player, who has it
 * instead of the own one until the encounter is over. Super: the encounter card you gave away must be played if possible.
 */
export const flare: Flare = {
  alien: "philanthropist",
  wild: {
    uses: [
      at<"regroup.start", { to: Seat; from: Counts }>("regroup.start", {
        as: "any",
        rule: "philanthropist wild",
        when: ({ s: { table: t } }, me) => hasPowerToLend(t, me) && hasColony(t, me),
        declare: (g, me) => {
          const to = askSeat(g, me, "philanthropist/lend", WILD, others(g.s.table, me));
          return { to, from: askSpread(g, me, "philanthropist/ship", WILD, colonySlots(g, me), 1, 1) };
        },
        said: ({ to }) => [playerRef(to)],
        run: (g, me, _event, { to, from }) => {
          lose(g, [takeLoss(g, me, from)], "effect");
          tell(g, "philanthropist.lent", { player: playerRef(me), other: playerRef(to) });
          lendSheets(g, me, to);
        },
      }),
    ],
  },
  super: {
    uses: [
      at("planning.before", {
        as: "mainOrAlly",
        rule: "philanthropist super",
        when: (g, me) => giftOf(g.s.secret, me).card !== NONE,
        run: (g, me) => {
          const { to, card } = giftOf(g.s.secret, me);
          if (isMain(g.s.table, to) && g.s.secret.hands[to].includes(card)) remember(g.s.secret, to, SUPER, { card });
          lastOn(g, SUPER, me);
          tell(g, "philanthropist.insisted", { player: playerRef(me) });
        },
      }),
    ],
    lastingFolds: {
      selectable: (s, _by, seat, now, all) => {
        const card = Number(recall(s.secret, seat, SUPER)?.card ?? NONE);
        return all.includes(card) ? [card] : now;
      },
    },
    takeOver: demandsBefore,
  },
};

function hasPowerToLend(t: Table, me: Seat): boolean {
  return t.players[me].powers.some((power) => active(t, me, power)) && hasMovableSheets(t, me);
}
