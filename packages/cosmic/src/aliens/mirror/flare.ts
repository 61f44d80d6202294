import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { otherSide, sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { becomeCopy } from "../../showing.ts";
import type { Side } from "../../state.ts";

/**
 * Wild: as a main player, after cards are revealed, turn yours into a duplicate of your opponent's. Super: limit a reversal
 * to one of the cards; played when you call it.
 */
export const flare: Flare = {
  alien: "mirror",
  wild: {
    uses: [
      at("reveal.change", {
        as: "main",
        rule: "mirror wild",
        order: 2,
        run: (g, me) => {
          const { shown } = g.s.table.encounter;
          const side = sideOf(g.s.table, me) as Side;
          becomeCopy(g, shown[side], shown[otherSide(side)]);
          tell(g, "mirror.copied", { player: playerRef(me) });
        },
      }),
    ],
  },
  super: { uses: [] },
};
