import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { foreignColonies } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { NOBODY } from "../../state.ts";

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
