import { at, type Power } from "../../effects.ts";
import { DEFENSE } from "../../state.ts";
import { facts } from "./facts.ts";
import { discardToken, tokensOf } from "./tokens.ts";

/**
 * Patience. You start with tokens on this sheet. Each time a defense wins or a deal is made, you must discard one; with
 * none left you win.
 */
export const power: Power = {
  id: "tick-tock",
  setUp: (s) => {
    const { tokens, tokensWithFourPlanets } = facts.numbers;
    s.table.memo["tick-tock"] = { tokens: s.table.settings.planetsPerPlayer === 4 ? tokensWithFourPlanets : tokens };
  },
  folds: { wins: (g) => tokensOf(g.s.table) === 0 },
  uses: [
    at("resolution.after", {
      as: "any",
      rule: "tick-tock 1",
      mandatory: true,
      when: ({ s: { table: t } }) =>
        tokensOf(t) > 0 &&
        (t.encounter.result === "dealt" || (t.encounter.result === "won" && t.encounter.winner === DEFENSE)),
      run: discardToken,
    }),
  ],
};
