import { type Seat, tell } from "@hypergate/kernel";
import { at, type OpenUse } from "../effects.ts";
import { playerRef, TRANSIT } from "../refs.ts";
import { isOutOfReach, reassign, recharge, shipRef, specialOf } from "../special-ships.ts";
import type { Table } from "../state.ts";
import { hasKind, type MarkedKind } from "./kinds.ts";

/**
 * What every marker does: it is turned up at the end of its owner's turn if that turn had at most one encounter (SS-4,
 * SS-5), and once its ship is captured or removed it may be put on a ship that its owner takes out of the warp in the own
 * regroup phase (SS-6).
 */
export function markerUses(kind: MarkedKind): OpenUse[] {
  const under = hasKind(kind);
  const recharging = at("turn.end", {
    as: "any",
    rule: "SS-5",
    mandatory: true,
    when: ({ s: { table: t } }, me) => mayRecharge(t, kind, me),
    run: (g, me) => {
      const ship = specialOf(g.s.table, kind, me);
      if (ship === undefined) return;
      recharge(g.s.table, ship);
      tell(g, "ship.recharged", { player: playerRef(me), ship: shipRef(kind) });
    },
  });
  const marking = at("ships.freed", {
    as: "offense",
    rule: "SS-6",
    when: ({ s: { table: t } }, me, { seat }) => seat === me && t.encounter.phase === "regroup" && mayMark(t, kind, me),
    run: (g, me) => {
      const ship = specialOf(g.s.table, kind, me);
      if (ship === undefined) return;
      reassign(g.s.table, ship, TRANSIT);
      tell(g, "ship.marked", { player: playerRef(me), ship: shipRef(kind) });
    },
  });
  return [
    {
      ref: shipRef(kind),
      under,
      whom: ({ s: { table: t } }) => only(t.turn.seat, mayRecharge(t, kind, t.turn.seat)),
      use: recharging,
    },
    {
      ref: `word/mark-${kind}`,
      under,
      whom: ({ s: { table: t } }) =>
        only(t.encounter.offense, t.encounter.phase === "regroup" && mayMark(t, kind, t.encounter.offense)),
      use: marking,
    },
  ];
}

/** One seat as bits, or none. */
function only(seat: Seat, isSo: boolean): number {
  return isSo ? 1 << seat : 0;
}

/** The special action was used, and this turn of the owner had at most one encounter. */
function mayRecharge(t: Table, kind: MarkedKind, me: Seat): boolean {
  return t.turn.seat === me && t.turn.encounters <= 1 && specialOf(t, kind, me)?.spent === true;
}

/** The ship is out of reach, and one of those that have just left the warp has no marker yet. */
function mayMark(t: Table, kind: MarkedKind, me: Seat): boolean {
  const ship = specialOf(t, kind, me);
  if (ship === undefined || !isOutOfReach(ship)) return false;
  return t.specials.filter((one) => one.seat === me && one.at === TRANSIT).length < t.transit[me];
}
