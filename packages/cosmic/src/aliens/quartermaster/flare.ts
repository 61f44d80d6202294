import type { Seat } from "@hypergate/kernel";
import { askCards, askSeat, byCard } from "../../asking.ts";
import { type CardNumber, flareOf } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import type { RewardDue } from "../../events.ts";
import { giveCards } from "../../hand.ts";
import { handBeside } from "../../query.ts";
import { numberRef, playerRef } from "../../refs.ts";

const WILD = byCard("flare-quartermaster", "quartermaster wild");

/** Who is supplied, and with what. */
interface Supply {
  readonly seat: Seat;
  readonly cards: readonly CardNumber[];
}

/**
 * Wild: supply cards that a player gets as rewards from your own hand. Super: mix your hand and your own rewards with those
 * of the others; played while the power is used.
 */
export const flare: Flare = {
  alien: "quartermaster",
  wild: {
    uses: [
      at<"rewards.declared", Supply>("rewards.declared", {
        as: "any",
        rule: "quartermaster wild",
        byHand: true,
        when: (g, me, { dues }) => supplied(dues, me).length > 0 && own(g, me).length > 0,
        declare: (g, me, { dues }) => {
          const open = supplied(dues, me);
          const seat = askSeat(
            g,
            me,
            "quartermaster/whom",
            WILD,
            open.map((due) => due.seat),
          );
          const most = Math.min(cardsDue(open.find((due) => due.seat === seat) as RewardDue), own(g, me).length);
          const params = { player: playerRef(seat), n: most };
          return { seat, cards: askCards(g, me, "quartermaster/supply", WILD, own(g, me), 1, most, params) };
        },
        said: ({ seat, cards }) => [playerRef(seat), numberRef(cards.length)],
        run: (g, me, { dues }, { seat, cards }) => {
          const due = dues.find((one) => one.seat === seat) as RewardDue;
          const held = cards.filter((card) => g.s.secret.hands[me].includes(card));
          giveCards(g, me, seat, held);
          due.given = [...due.given, ...held];
          const cosmic = Math.min(due.cosmic, held.length);
          due.cosmic -= cosmic;
          due.reward -= held.length - cosmic;
        },
      }),
    ],
  },
  super: { uses: [] },
};

function own(g: Play, me: Seat): readonly CardNumber[] {
  return handBeside(g.s, me, flareOf("quartermaster"));
}

function cardsDue({ cosmic, reward }: RewardDue): number {
  return cosmic + reward;
}

/** Others who are to draw cards. */
function supplied(dues: readonly RewardDue[], me: Seat): RewardDue[] {
  return dues.filter((due) => due.seat !== me && !due.paid && cardsDue(due) > 0);
}
