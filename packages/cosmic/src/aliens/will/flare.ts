import { type Seat, tell } from "@hypergate/kernel";
import { at, type Flare, type Play } from "../../effects.ts";
import { foreignColonies } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { NOBODY } from "../../state.ts";
import { designated } from "../../steps/destiny.ts";

/**
 * Wild: as the offense, when you draw another player's color, encounter that player at one of their foreign colonies.
 * Super: look at one hand before you choose the defense; played while the power is being used.
 */
export const flare: Flare = {
  alien: "will",
  wild: {
    uses: [
      at<"destiny.choose", Seat>("destiny.choose", {
        as: "offense",
        rule: "will wild",
        when: (g, me, { card }) => {
          const seat = named(g, card);
          return seat !== NOBODY && seat !== me && foreignColonies(g.s.table, seat) > 0;
        },
        declare: (g, _me, { card }) => named(g, card),
        run: (g, me, event, defense) => {
          event.chosen = true;
          g.s.table.encounter.defense = defense;
          g.s.table.encounter.reach = "colonies";
          tell(g, "will.abroad", { player: playerRef(me), other: playerRef(defense) });
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** The player whose color the card is or counts as (DST-08); nobody for a wild card. */
function named(g: Play, card: number): Seat {
  return designated(g.s.table, g.s.secret.hands, card);
}
