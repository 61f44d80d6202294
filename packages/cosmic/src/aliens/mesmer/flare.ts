import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { becomeNegotiate } from "../../showing.ts";
import type { RevealedCard, Table } from "../../state.ts";
import { facts } from "./facts.ts";

/**
 * Wild: as a main player, turn your own attack below 10 into a negotiate. Super: any card that is no encounter card may be
 * played as an artifact; played while the power is being used.
 */
export const flare: Flare = {
  alien: "mesmer",
  wild: {
    uses: [
      at("reveal.change", {
        as: "main",
        rule: "mesmer wild",
        order: 5,
        when: (g, me) => {
          const { type, value, times } = ownCard(g.s.table, me);
          return type === "attack" && value / times < facts.numbers.wildBelow;
        },
        run: (g, me) => {
          becomeNegotiate(g, ownCard(g.s.table, me));
          tell(g, "mesmer.calmed", { player: playerRef(me) });
        },
      }),
    ],
  },
  super: { uses: [] },
};

function ownCard(t: Table, me: number): RevealedCard {
  return t.encounter.shown[sideOf(t, me)];
}
