import { tell } from "@hypergate/kernel";
import { at, type Power } from "../../effects.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Side } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

const { bonus, superBonus } = facts.numbers;

/**
 * Humanity. As a main player or ally you must add 4 (with the super 8) to your side's total, whatever cards are shown. If
 * that is zapped, your side wins.
 */
export const power: Power = {
  id: "human",
  uses: [
    at<"reveal.add", { n: number }>("reveal.add", {
      as: "mainOrAlly",
      rule: "human 1",
      mandatory: true,
      declare: (g, me) => ({ n: boosted(g, me, "human") ? superBonus : bonus }),
      run: (g, me, _event, { n }) => {
        const { table: t } = g.s;
        t.encounter.bonus.push({ side: sideOf(t, me) as Side, n, source: n === bonus ? "human 1" : "human super" });
        tell(g, "human.added", { player: playerRef(me), n });
      },
      zapped: (g, me) => {
        g.s.table.encounter.instant = sideOf(g.s.table, me);
        tell(g, "human.wins", { player: playerRef(me) });
      },
    }),
  ],
};
