import { at, type Power } from "../../effects.ts";
import { DEFENSE } from "../../state.ts";
import { discardToken, tokensOf } from "./tokens.ts";

const TOKENS = { 5: 10, 4: 8 } as const;

/**
 * Patience. You start with tokens on this sheet. Each time a defense wins or a deal is made, you must discard one; with
 * none left you win.
 */
export const power: Power = {
  id: "tick-tock",
  alert: "yellow",
  setUp: (s) => {
    s.table.memo["tick-tock"] = { tokens: TOKENS[s.table.settings.planetsPerPlayer] };
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
