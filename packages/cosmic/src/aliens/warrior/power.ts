import { tell } from "@hypergate/kernel";
import { at, type Play, type Power } from "../../effects.ts";
import { sideOf } from "../../query.ts";
import { playerRef } from "../../refs.ts";
import type { Side } from "../../state.ts";
import { facts, tokensOf } from "./facts.ts";

/**
 * Mastery. After each encounter as a main player you gain a token, or two if you lost or failed to deal. When you show an
 * attack you must add your tokens to your total.
 */
export const power: Power = {
  id: "warrior",
  uses: [
    at("reveal.add", {
      as: "main",
      rule: "warrior 2",
      mandatory: true,
      when: (g, me) => g.s.table.encounter.shown[sideOf(g.s.table, me)].type === "attack",
      run: (g, me) => addTokens(g, me),
    }),
    at("resolution.after", {
      as: "main",
      rule: "warrior 1",
      mandatory: true,
      passive: true,
      when: (g) => ["won", "dealt", "failed"].includes(g.s.table.encounter.result),
      run: (g, me) => {
        const { afterSuccess, afterDefeat, moreWithFourPlanets } = facts.numbers;
        const { encounter: e, memo, settings } = g.s.table;
        const well = e.result === "dealt" || (e.result === "won" && e.winner === sideOf(g.s.table, me));
        const n = (well ? afterSuccess : afterDefeat) + (settings.planetsPerPlayer === 4 ? moreWithFourPlanets : 0);
        memo.warrior = { tokens: tokensOf(g.s.table) + n };
        tell(g, "warrior.tokens", { player: playerRef(me), n, all: tokensOf(g.s.table) });
      },
    }),
  ],
};

/** Adds the tokens to the total of the side the player is on. */
export function addTokens(g: Play, me: number): void {
  const t = g.s.table;
  t.encounter.bonus.push({ side: sideOf(t, me) as Side, n: tokensOf(t), source: "warrior 2" });
}
