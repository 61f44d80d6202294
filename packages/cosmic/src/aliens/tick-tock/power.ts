import { type Seat, tell } from "@hypergate/kernel";
import { at, type Play, type Power } from "../../effects.ts";
import { playerRef } from "../../refs.ts";
import { DEFENSE, type Memo, type Table } from "../../state.ts";

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

/** Tokens on the sheet; not a number, and so never zero, while there is no sheet. */
export function tokensOf(t: Table): number {
  const sheet: Memo | undefined = t.memo["tick-tock"];
  return Number(sheet?.tokens ?? Number.NaN);
}

export function discardToken(g: Play, me: Seat): void {
  const n = tokensOf(g.s.table) - 1;
  g.s.table.memo["tick-tock"] = { tokens: n };
  tell(g, "tick-tock.token", { player: playerRef(me), n });
}
