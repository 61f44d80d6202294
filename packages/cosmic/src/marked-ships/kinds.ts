/** The marked ships of a table: which kinds there are, and when one of them can act (SS-1 to SS-4). */
import type { Seat } from "@hypergate/kernel";
import { sideOfShip } from "../fleet.ts";
import type { Settings } from "../settings.ts";
import { isControlled, specialOf } from "../special-ships.ts";
import { NOBODY, type Side, type SpecialKind, type SpecialShip, type State, type Table } from "../state.ts";

export type MarkedKind = Extract<SpecialKind, "jumper" | "salvage">;

const MARKED: Readonly<Record<Settings["specialShips"], readonly MarkedKind[]>> = {
  none: [],
  flagship: ["jumper"],
  salvage: ["salvage"],
  both: ["jumper", "salvage"],
};

/** The marked ships that every player has (SS-2, SS-13). */
export function markedKinds({ specialShips }: Pick<Settings, "specialShips">): readonly MarkedKind[] {
  return MARKED[specialShips];
}

/** Do the players of this table have such ships? */
export function hasKind(kind: MarkedKind): (settings: Settings) => boolean {
  return (settings) => markedKinds(settings).includes(kind);
}

export function isMarked({ kind }: SpecialShip): boolean {
  return kind === "jumper" || kind === "salvage";
}

/** The side for which the player's ship of this kind is in the encounter, under the player's control (SS-3), or -1. */
export function fightsFor(t: Table, kind: MarkedKind, seat: Seat): Side | -1 {
  const ship = specialOf(t, kind, seat);
  if (ship === undefined) return NOBODY;
  const side = sideOfShip(t, ship);
  return side !== NOBODY && isControlled(t, ship) ? side : NOBODY;
}

/** Whether the player could use the special action of the ship of this kind. */
export function isReady(kind: MarkedKind): (s: State, seat: Seat) => boolean {
  return ({ table: t }, seat) => readyShip(t, kind, seat) !== undefined;
}

/** The player's ship of this kind if the player has control of it and its special action has not been used yet (SS-3, SS-4). */
export function readyShip(t: Table, kind: MarkedKind, seat: Seat): SpecialShip | undefined {
  const ship = specialOf(t, kind, seat);
  return ship !== undefined && ship.spent !== true && isControlled(t, ship) ? ship : undefined;
}

/** Whether the special action of any ship of this kind has not been used yet. */
export function isAnyCharged(kind: MarkedKind): (s: State) => boolean {
  return ({ table: { specials } }) => {
    for (let i = 0; i < specials.length; i++) if (specials[i].kind === kind && specials[i].spent !== true) return true;
    return false;
  };
}
