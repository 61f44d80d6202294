/** How many ships a player has, and where. Nothing here changes anything. */
import type { Ref, Seat } from "@hypergate/kernel";
import { SHIPS_PER_PLANET } from "./catalogue.ts";
import { shipsOn } from "./query.ts";
import { DOCK, GATE, labRef, planetOf, REMOVED, sheetOf, TRANSIT, WARP } from "./refs.ts";
import { NOBODY, type SpecialKind, type Table, type Tech } from "./state.ts";

/** Special ships that come on top of the fleet. */
const IS_EXTRA: Readonly<Record<SpecialKind, boolean>> = { flagship: true, jumper: false, salvage: false };

/** Ships a player has in all, wherever they are (TCH-09). */
export function fleetSize(t: Table, seat: Seat): number {
  let n = t.settings.planetsPerPlayer * SHIPS_PER_PLANET;
  for (const ship of t.specials) if (ship.seat === seat && IS_EXTRA[ship.kind]) n++;
  return n;
}

/** The technology whose ships a place names, `lab/2.3`. */
export function labAt(t: Table, seat: Seat, place: Ref): Tech | undefined {
  return t.techs[seat]?.find((tech) => labRef(seat, tech.n) === place);
}

/** Places where a player has research ships (TEC-05). */
export function labsOf(t: Table, seat: Seat): Ref[] {
  return (t.techs[seat] ?? []).filter((tech) => tech.ships > 0).map((tech) => labRef(seat, tech.n));
}

/** Ships of a player that lie on the sheet of this alien. */
export function shipsOnSheet({ memo }: Table, seat: Seat, power: string): number {
  const ships = memo[power]?.ships;
  return Array.isArray(ships) ? ((ships[seat] as number | undefined) ?? 0) : 0;
}

/** Ships of a player that lie on sheets, whosever they are. */
export function shipsOnSheets(t: Table, seat: Seat): number {
  let n = 0;
  for (const power in t.memo) n += shipsOnSheet(t, seat, power);
  return n;
}

/** How many ships a player has at a place. */
export function shipsAt(t: Table, seat: Seat, place: Ref): number {
  switch (place) {
    case GATE:
      return t.encounter.gate[seat];
    case DOCK:
      return t.encounter.dock[seat];
    case WARP:
      return t.warp[seat];
    case REMOVED:
      return t.removed[seat];
    case TRANSIT:
      return t.transit[seat];
    default: {
      const planet = planetOf(place);
      if (planet !== NOBODY) return shipsOn(t, planet, seat);
      const power = sheetOf(place);
      return power === undefined ? (labAt(t, seat, place)?.ships ?? 0) : shipsOnSheet(t, seat, power);
    }
  }
}
