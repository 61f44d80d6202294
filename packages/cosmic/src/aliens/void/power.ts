import type { Seat } from "@hypergate/kernel";
import { at, type Power } from "../../effects.ts";
import type { Loss } from "../../events.ts";
import { fleetSize } from "../../fleet.ts";
import { isSpared } from "../../folds.ts";
import { lastOn } from "../../lasting.ts";
import { alliesOf, coloniesToWin, hasRetreated, mainPlayer, otherSide, shipsForSide, sideOf } from "../../query.ts";
import { mainOf } from "../../saved.ts";
import { NOBODY, type Side, type Table } from "../../state.ts";

/**
 * Eradicate. When you win as a main player, the ships of the losing side must leave the game instead of going to the warp,
 * but nobody is left with fewer ships than colonies are needed to win.
 */
export const power: Power = {
  id: "void",
  uses: [
    at("resolution.before", {
      as: "main",
      rule: "void 1",
      mandatory: true,
      when: (g, me) => canEradicate(g.s.table, me),
      run: (g, me) => lastOn(g, "power/void", me),
    }),
  ],
  lastingFolds: { lost: (t, _by, loss) => eradicated(t, loss) },
  takeOver: ({ table: { encounter: e } }) =>
    e.eradicates ? { lasting: [{ seat: mainOf(e, e.winner), n: NOBODY }] } : {},
};

/** Ships leave the game, but no player falls below as many as colonies are needed to win; the rest go to the warp. */
function eradicated(t: Table, loss: Loss): readonly Loss[] {
  const n = Math.max(0, Math.min(loss.n, fleetSize(t, loss.seat) - t.removed[loss.seat] - coloniesToWin(t)));
  const rest = { ...loss, n: loss.n - n, involved: loss.n - n };
  return [{ ...loss, n, involved: n, to: "removed" as const }, rest].filter((one) => one.n > 0);
}

/** The player's side has won, and there are ships on the other that nothing spares. */
export function canEradicate(t: Table, me: Seat): boolean {
  const { winner } = t.encounter;
  if (winner === NOBODY || winner !== sideOf(t, me)) return false;
  const losing = otherSide(winner as Side);
  return [mainPlayer(t, losing), ...alliesOf(t, losing)].some(
    (seat) => shipsForSide(t, seat, losing) > 0 && !isSpared(t, seat, hasRetreated(t)),
  );
}
