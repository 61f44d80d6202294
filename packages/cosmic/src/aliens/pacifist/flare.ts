import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import { becomeAttack } from "../../showing.ts";
import { facts } from "./facts.ts";
import { offersPeace } from "./peace.ts";

/**
 * Wild: as a main player who shows a negotiate against an attack, turn your card into an attack 15. Super: of a failed
 * deal you lose two ships fewer and your opponent loses two more.
 */
export const flare: Flare = {
  alien: "pacifist",
  wild: {
    uses: [
      at("reveal.change", {
        as: "main",
        rule: "pacifist wild",
        order: 3,
        when: (g, me) => offersPeace(g.s.table, me),
        run: (g, me) => {
          const shown = g.s.table.encounter.shown[sideOf(g.s.table, me)];
          becomeAttack(shown, facts.numbers.wildValue);
          tell(g, "pacifist.armed", { player: playerRef(me) });
        },
      }),
    ],
  },
  super: {
    uses: [
      at("deal.failed", {
        as: "main",
        rule: "pacifist super",
        when: (_g, me, { parties }) => parties.includes(me),
        run: (_g, me, { lost, parties }) => {
          for (const seat of parties)
            lost[seat] =
              seat === me ? Math.max(0, lost[me] - facts.numbers.superSpared) : lost[seat] + facts.numbers.superSpared;
        },
      }),
    ],
  },
};
