import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { playerRef } from "../../refs.ts";
import { NOBODY } from "../../state.ts";
import { decideAs } from "../../steps/agenda.ts";
import { usePower } from "../../windows.ts";
import { ANY_CARD, declareUpset, isUpset } from "./power.ts";

/** The use of the power that the super allows: nobody has to play an attack any more. */
const LATE = at("reveal.before", { as: "main", rule: "loser 1", run: (g, me) => declareUpset(g, me, ANY_CARD) });

/**
 * Wild: as a main player, before cards are selected, let both sides lose; the encounter and the turn are over. Super:
 * declare the upset when cards are selected and not yet revealed.
 */
export const flare: Flare = {
  alien: "loser",
  wild: {
    uses: [
      at("planning.before", {
        as: "main",
        rule: "loser wild",
        run: (g, me) => {
          const { encounter, turn } = g.s.table;
          if (!encounter.granted) turn.over = true;
          tell(g, "loser.spoiled", { player: playerRef(me) });
          decideAs(g, "won", NOBODY);
        },
      }),
    ],
  },
  super: {
    uses: [
      at("reveal.before", {
        as: "main",
        rule: "loser super",
        when: (g) => !isUpset(g.s.table),
        run: (g, me, event) => {
          usePower(g, me, "loser", LATE, event);
        },
      }),
    ],
  },
};
