import { type Seat, tell } from "@hypergate/kernel";
import { askSeat, byCard } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { lookAt } from "../../hand.ts";
import { foreignColonies, others } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { NOBODY } from "../../state.ts";

const LOOK = byCard("flare-will", "will super");

/**
 * Wild: as the offense, when you draw another player's color, encounter that player at one of their foreign colonies.
 * Super: look at one hand before you choose the defense; played while the power is being used.
 */
export const flare: Flare = {
  alien: "will",
  wild: {
    uses: [
      at("destiny.choose", {
        as: "offense",
        rule: "will wild",
        // The player whose colour the card is or counts as (DST-08).
        when: (g, me, { named }) => named !== NOBODY && named !== me && foreignColonies(g.s.table, named) > 0,
        run: (g, me, event) => {
          event.chosen = true;
          g.s.table.encounter.defense = event.named;
          g.s.table.encounter.reach = "colonies";
          tell(g, "will.abroad", { player: playerRef(me), other: playerRef(event.named) });
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** What the super brings. */
export function lookAtHand(g: Play, me: Seat): void {
  const other = askSeat(g, me, "will/look", LOOK, others(g.s.table, me));
  lookAt(g, me, other, g.s.secret.hands[other]);
}
