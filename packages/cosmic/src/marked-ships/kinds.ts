/** The marked ships of a table: which kinds there are, and when one of them can act (SS-1 to SS-4). */
import type { Seat } from "@hypergate/kernel";
import type { Play } from "../effects.ts";
import { sideOfShip } from "../fleet.ts";
import type { Settings } from "../settings.ts";
import { isControlled, specialOf } from "../special-ships.ts";
import { NOBODY, type Side, type SpecialKind, type SpecialShip, type Table } from "../state.ts";
import { type KnownMarked, knownIn } from "../who-acts.ts";

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

/** The seats, as bits, whose ship of this kind is in the encounter for them. */
export function fighting(kind: MarkedKind): (g: Play) => number {
  return ({ s: { table: t } }) => seatsWith(t, kind, isFighting);
}

function isFighting(t: Table, ship: SpecialShip): boolean {
  return sideOfShip(t, ship) !== NOBODY && isControlled(t, ship);
}

/** The seats, as bits, that could use the special action of their ship of this kind. */
export function ready(kind: MarkedKind): (g: Play) => number {
  return (g) => knownMarked(g)[kind];
}

/** What is known of the marked ships as they are now. */
function knownMarked(g: Play): KnownMarked {
  const { marked } = knownIn(g);
  const { table: t } = g.s;
  if (marked.specials !== t.specials || marked.homeOf !== t.homeOf) {
    marked.specials = t.specials;
    marked.homeOf = t.homeOf;
    marked.jumper = seatsWith(t, "jumper", isReady);
    marked.salvage = seatsWith(t, "salvage", isReady);
  }
  return marked;
}

function isReady(t: Table, ship: SpecialShip): boolean {
  return ship.spent !== true && isControlled(t, ship);
}

/** The seats, as bits, with a ship of this kind of which something holds. Each has one at the most. */
function seatsWith(t: Table, kind: MarkedKind, holds: (t: Table, ship: SpecialShip) => boolean): number {
  let seats = 0;
  for (let i = 0; i < t.specials.length; i++) {
    const ship = t.specials[i];
    if (ship.kind === kind && holds(t, ship)) seats |= 1 << ship.seat;
  }
  return seats;
}

/** The player's ship of this kind if the player has control of it and its special action has not been used yet (SS-3, SS-4). */
export function readyShip(t: Table, kind: MarkedKind, seat: Seat): SpecialShip | undefined {
  const ship = specialOf(t, kind, seat);
  return ship !== undefined && isReady(t, ship) ? ship : undefined;
}
