import { tell } from "@hypergate/kernel";
import { at, type Power } from "../../effects.ts";
import { playerRef } from "../../refs.ts";

/** Magic. As a main player, after encounter cards are selected, you may switch the two cards before they are revealed. */
export const power: Power = {
  id: "sorcerer",
  uses: [
    at("planning.selected", {
      as: "main",
      rule: "sorcerer 1",
      run: (g, me) => {
        g.s.secret.chosen.reverse();
        g.s.table.encounter.chosenBy.reverse();
        g.s.table.encounter.shown.reverse();
        tell(g, "sorcerer.switched", { player: playerRef(me) });
      },
    }),
  ],
};
