/** How many ships a player has, and where. Nothing here changes anything. */
import type { Ref, Seat, Slot } from "@hypergate/kernel";
import { SHIPS_PER_PLANET } from "./catalogue.ts";
import { coloniesOf, shipsOn } from "./query.ts";
import { DOCK, GATE, labRef, planetOf, planetRef, REMOVED, sheetOf, TRANSIT, WARP } from "./refs.ts";
import {
  ADRIFT,
  DEFENSE,
  NOBODY,
  OFFENSE,
  type Side,
  type SpecialKind,
  type SpecialShip,
  type Table,
  type Tech,
} from "./state.ts";

/** Special ships that come on top of the fleet. */
const IS_EXTRA: Readonly<Record<SpecialKind, boolean>> = {
  flagship: true,
  jumper: false,
  salvage: false,
  morphed: true,
};
/** What a special ship counts in the total of its side beyond the one that every ship counts. */
const STRENGTH: Readonly<Partial<Record<SpecialKind, number>>> = { morphed: 2 };

/** Ships a player has in all, wherever they are (TCH-09). */
export function fleetSize(t: Table, seat: Seat): number {
  let n = t.settings.planetsPerPlayer * SHIPS_PER_PLANET;
  for (const ship of t.specials) if (ship.seat === seat && IS_EXTRA[ship.kind]) n++;
  return n;
}

/** The side on which it is one of the ships that its owner has in the encounter (VOC-08), or -1. */
export function sideOfShip({ encounter: e }: Table, { seat, at }: SpecialShip): Side | -1 {
  if (at === GATE) return OFFENSE;
  return at === DOCK || (seat === e.defense && at === planetRef(e.planet)) ? DEFENSE : NOBODY;
}

/** What the special ships of a player add to a side beyond one each. */
export function strengthBeyond(t: Table, seat: Seat, side: Side): number {
  let n = 0;
  for (const ship of t.specials) if (ship.seat === seat && sideOfShip(t, ship) === side) n += STRENGTH[ship.kind] ?? 0;
  return n;
}

/** Ships at a place that belong to the fleet their owner began with. */
export function ordinaryShips(t: Table, seat: Seat, place: Ref): number {
  return shipsAt(t, seat, place) - extraShips(t, seat, place).length;
}

/** Ships at a place that came on top of the fleet. */
export function extraShips({ specials }: Table, seat: Seat, place: Ref): SpecialShip[] {
  return specials.filter((ship) => ship.seat === seat && ship.at === place && IS_EXTRA[ship.kind]);
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

/** Where a player's ships in the warp are: in the common one, and on planets there. */
export function warpSlots(t: Table, seat: Seat): Slot[] {
  return [
    { ref: WARP, max: t.warp[seat] },
    ...coloniesOf(t, seat)
      .filter((planet) => t.homeOf[planet] === ADRIFT)
      .map((planet) => ({ ref: planetRef(planet), max: shipsOn(t, planet, seat) })),
  ].filter(({ max }) => max > 0);
}
