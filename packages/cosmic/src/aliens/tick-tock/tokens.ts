/** The tokens on the sheet: what the power and its flare have in common. */
import { type Seat, tell } from "@hypergate/kernel";
import type { Play } from "../../effects.ts";
import type { Memo } from "../../memo.ts";
import { playerRef } from "../../refs.ts";
import type { Table } from "../../state.ts";

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
