import type { Seat } from "@hypergate/kernel";
import { askNumber, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import type { RewardDue } from "../../events.ts";
import { detonate, takeAtRandom } from "../../hand.ts";
import { handSize, isAllyOf, mainPlayer } from "../../query.ts";
import { numberRef, playerRef } from "../../refs.ts";
import { NOBODY, type Side, type Table } from "../../state.ts";
import { WINDOW } from "../../vocabulary.ts";
import { openWindow } from "../../windows.ts";

const WILD = byCard("flare-pirate", "pirate wild");

/** Wild: take rewards out of the winner's hand. Super: two ships are captured for one; played while the power is used. */
export const flare: Flare = {
  alien: "pirate",
  wild: {
    uses: [
      at<"rewards.declared", number>("rewards.declared", {
        as: "ally",
        rule: "pirate wild",
        when: (g, me, { dues }) => {
          const due = ownDue(dues, me);
          const winner = winnerFor(g.s.table, me);
          return due !== undefined && winner !== NOBODY && handSize(g.s, winner) > 0;
        },
        declare: (g, me, { dues }) => {
          const winner = winnerFor(g.s.table, me);
          const most = Math.min(dueOf(ownDue(dues, me) as RewardDue), handSize(g.s, winner));
          const params = { player: playerRef(winner), n: most };
          return most === 1 ? 1 : askNumber(g, me, "pirate/take", WILD, 1, most, params);
        },
        said: (n) => [numberRef(n)],
        run: (g, me, { dues }, n) => {
          const due = ownDue(dues, me);
          if (due === undefined) return;
          const cards = takeAtRandom(g, winnerFor(g.s.table, me), me, n);
          payWith(due, cards.length);
          openWindow(g, WINDOW["cards.received"], { seat: me, cards, from: NOBODY, picker: NOBODY });
          detonate(g, me, cards);
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** The main player of the side that has won, if this player is an ally there. */
function winnerFor(t: Table, me: Seat): Seat {
  const { winner, phase } = t.encounter;
  return phase === "resolution" && isAllyOf(t, me, winner) ? mainPlayer(t, winner as Side) : NOBODY;
}

function dueOf({ cosmic, reward, ships }: RewardDue): number {
  return cosmic + reward + ships;
}

function ownDue(dues: readonly RewardDue[], me: Seat): RewardDue | undefined {
  return dues.find((due) => due.seat === me && !due.paid && dueOf(due) > 0);
}

/** So many of the rewards have been had: cards first, then ships. */
function payWith(due: RewardDue, n: number): void {
  let left = n;
  for (const kind of ["cosmic", "reward", "ships"] as const) {
    const count = Math.min(left, due[kind]);
    due[kind] -= count;
    left -= count;
  }
}
