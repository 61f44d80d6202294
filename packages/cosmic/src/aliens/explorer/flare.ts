import { tell } from "@hypergate/kernel";
import { byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { foldWorth } from "../../folds.ts";
import { lastOn } from "../../lasting.ts";
import { bothAttack, hasSucceeded, sideOf } from "../../query.ts";
import { GENESIS, playerRef } from "../../refs.ts";
import { payRewards } from "../../rewards.ts";
import { recheckPowers, setHome } from "../../ships.ts";
import type { Side } from "../../state.ts";
import { facts } from "./facts.ts";
import { discovered } from "./power.ts";

const WILD = byCard("flare-explorer", "explorer wild");

/** Wild: aim at the Genesis planet, and be rewarded for it. Super: more at a discovered planet. */
export const flare: Flare = {
  alien: "explorer",
  wild: {
    uses: [
      at("launch.aimed", {
        as: "offense",
        rule: "explorer wild",
        when: (g) => g.s.table.encounter.planet !== GENESIS,
        run: (g, me) => {
          const t = g.s.table;
          const e = t.encounter;
          const system = t.homeOf[e.planet];
          setHome(t, GENESIS, system);
          e.planet = GENESIS;
          lastOn(g, "wild/explorer", me);
          tell(g, "explorer.created", { player: playerRef(me), other: playerRef(system) });
          recheckPowers(g);
        },
      }),
    ],
    lasting: [
      at("resolution.after", {
        as: "any",
        rule: "explorer wild",
        run: (g, me) => {
          const t = g.s.table;
          payRewards(g, [{ seat: me, n: hasSucceeded(t, me) ? foldWorth(g, me, t.encounter.committed[me]) : 1 }], WILD);
        },
      }),
      // An encounter that ends without win, loss or deal goes past that moment.
      at("encounter.end", {
        as: "any",
        rule: "explorer wild",
        when: ({ s: { table: t } }) => t.encounter.result === "none" || t.encounter.result === "settled",
        run: (g, me) => payRewards(g, [{ seat: me, n: 1 }], WILD),
      }),
    ],
  },
  super: {
    uses: [
      at("reveal.add", {
        as: "mainOrAlly",
        rule: "explorer super",
        when: ({ s: { table: t } }) => bothAttack(t) && discovered(t).includes(t.encounter.planet),
        run: (g, me) => {
          const { encounter: e } = g.s.table;
          const side = sideOf(g.s.table, me) as Side;
          e.bonus.push({ side, n: facts.numbers.superPlus, source: "super/explorer" });
        },
      }),
    ],
  },
};
