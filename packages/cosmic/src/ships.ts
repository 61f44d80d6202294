/** Moving ships between colonies, gate, dock and warp. */
import { type Counts, countOf, isHeard, type Ref, type Seat, type Source, tell } from "@hypergate/kernel";
import { askSpread, rule, SLOT_ROOM } from "./asking.ts";
import { MAX_SEATS } from "./catalogue.ts";
import type { Play } from "./effects.ts";
import type { Cause, Loss } from "./events.ts";
import { labAt, shipsAt, shipsOnSheet, warpSlots } from "./fleet.ts";
import { isStranded } from "./folds.ts";
import { powerOf } from "./installed.ts";
import { areSheetsRight, coloniesChanged, knownColonies, noteSheetsRight } from "./known-colonies.ts";
import { coloniesForPower, hasHomeColonies, retrievable, shipsInEncounter, shipsOn, timingOrder } from "./query.ts";
import {
  DOCK,
  GATE,
  MAX_PLANETS,
  type Planet,
  planetOf,
  planetRef,
  planetSlot,
  playerRef,
  REMOVED,
  sheetOf,
  sheetRef,
  WARP,
} from "./refs.ts";
import { specialLeaves, specialsCome, specialsLeave, specialsSpread } from "./special-ships.ts";
import { ADRIFT, NOBODY, OFFENSE, type Side, type SpecialShip, type Table } from "./state.ts";
import { WINDOW } from "./vocabulary.ts";
import { openWindow } from "./windows.ts";
import { keepsPower } from "./working.ts";

const RETURN = rule("SHP-01");

/** Ships come to a planet, or leave it if `n` is below zero. Nothing else may change how many lie there. */
export function addShips(g: Play, planet: Planet, seat: Seat, n: number): void {
  const { ships } = g.s.table;
  const at = planet * MAX_SEATS + seat;
  const before = ships[at];
  const now = before + n;
  ships[at] = now;
  if ((before === 0) !== (now === 0)) coloniesChanged(g, planet, seat, before === 0);
}

/** A planet belongs to another system, or lies in the warp, or is no longer in the game. */
export function setHome(t: Table, planet: Planet, owner: number): void {
  t.homeOf = t.homeOf.with(planet, owner);
}

/** Turns sheets face down or up at once when home colonies are lost or gained (PWR-01 to PWR-03). */
export function recheckPowers(g: Play): void {
  const t = g.s.table;
  const colonies = knownColonies(g);
  if (areSheetsRight(colonies, t)) return;
  const needed = coloniesForPower(t);
  let isAnyTurned = false;
  for (let seat = 0; seat < t.seats; seat++) {
    const player = t.players[seat];
    const powerless = !hasHomeColonies(t, seat, needed) && !keepsPower(t, seat);
    if (powerless === player.powerless) continue;
    isAnyTurned = true;
    player.powerless = powerless;
    tell(g, powerless ? "power.lost" : "power.regained", { player: playerRef(seat) });
    for (const power of player.powers) {
      const { lost, gained } = powerOf(power).effect;
      (powerless ? lost : gained)?.(g, seat);
    }
    if (powerless) openWindow(g, WINDOW["power.lost"], { seat });
  }
  // What follows from a sheet that was turned may have changed anything.
  if (!isAnyTurned) noteSheetsRight(colonies, t);
}

/** Takes ships from the places an answer names into transit. Special ships in `staying` are not among them. */
export function liftShips(g: Play, seat: Seat, from: Counts, staying?: readonly SpecialShip[]): number {
  const n = liftQuietly(g, seat, from, staying);
  recheckPowers(g);
  return n;
}

/**
 * The same, but sheets are only checked after the ships have landed, because leaving and landing are one move. Takes no
 * more ships than are still there: some may have gone since the use was declared. `by` is who chooses the ships, if not
 * their owner.
 */
export function liftQuietly(
  g: Play,
  seat: Seat,
  from: Counts,
  staying?: readonly SpecialShip[],
  by: Seat = seat,
): number {
  let n = 0;
  for (const ref in from) {
    const there = Math.min(from[ref], shipsAt(g.s.table, seat, ref));
    takeFrom(g, seat, ref, there, staying, by);
    g.s.table.transit[seat] += there;
    n += there;
  }
  return n;
}

/** The same for ships of one place, as many as are there. */
export function liftAll(g: Play, seat: Seat, place: Ref): number {
  const n = shipsAt(g.s.table, seat, place);
  takeFrom(g, seat, place, n);
  g.s.table.transit[seat] += n;
  return n;
}

/** This special ship goes into transit, and no other; sheets are checked after it has landed. */
export function liftSpecial(g: Play, ship: SpecialShip): void {
  const t = g.s.table;
  specialLeaves(t, ship);
  takeAway(g, ship.seat, ship.at, 1);
  t.transit[ship.seat]++;
}

function takeFrom(g: Play, seat: Seat, place: Ref, n: number, staying?: readonly SpecialShip[], by: Seat = seat): void {
  const t = g.s.table;
  if (t.specials.length > 0) specialsLeave(g, seat, place, n, shipsAt(t, seat, place), staying, by);
  takeAway(g, seat, place, n);
}

function takeAway(g: Play, seat: Seat, place: Ref, n: number): void {
  const t = g.s.table;
  const planet = planetOf(place);
  if (planet !== NOBODY) addShips(g, planet, seat, 0 - n);
  else if (place === GATE) t.encounter.gate[seat] -= n;
  else if (place === DOCK) t.encounter.dock[seat] -= n;
  else if (place === REMOVED) t.removed[seat] -= n;
  else if (place === WARP) takeOutOfWarp(t, seat, n, "latest");
  else takeOffBoard(t, seat, place, n);
}

/** From a technology or a sheet. (`-n` could be -0, with which V8 makes lists of floating-point numbers of all lists of ships.) */
function takeOffBoard(t: Table, seat: Seat, place: Ref, n: number): void {
  const lab = labAt(t, seat, place);
  const power = sheetOf(place);
  if (lab !== undefined) lab.ships -= n;
  else if (power !== undefined) addOnSheet(t, power, seat, 0 - n);
}

function addOnSheet(t: Table, power: string, seat: Seat, n: number): void {
  const ships = Array.from({ length: t.seats }, (_, one) => shipsOnSheet(t, one, power));
  ships[seat] += n;
  t.memo[power] = { ...t.memo[power], ships };
}

/** Ships in transit come to lie on an alien's sheet: their owner cannot use them until something lets them go. */
export function capture(g: Play, power: string, seat: Seat, n: number): void {
  if (n <= 0) return;
  tell(g, "ships.captured", { player: playerRef(seat), power: `power/${power}`, n });
  putOnto(g, power, seat, n);
}

/** Ships in transit come to lie on an alien's sheet. */
export function putOnto(g: Play, power: string, seat: Seat, n: number): void {
  const t = g.s.table;
  specialsCome(g, seat, sheetRef(power), n);
  t.transit[seat] -= n;
  addOnSheet(t, power, seat, n);
  recheckPowers(g);
}

/** All ships that lie on an alien's sheet go home. */
export function releaseAll(g: Play, power: string, source: Source = RETURN): void {
  for (const seat of timingOrder(g.s.table))
    if (shipsOnSheet(g.s.table, seat, power) > 0) bringHome(g, seat, liftAll(g, seat, sheetRef(power)), source);
}

function enterWarp(g: Play, seat: Seat, n: number): void {
  g.s.table.warp[seat] += n;
  g.s.table.encounter.entered[seat] += n;
}

/** Ships that have just come go first, unless the effect asks for ships that have been there longer (remora EC3). */
export function leaveWarp(g: Play, seat: Seat, n: number, which: "latest" | "earlier" = "latest"): void {
  const t = g.s.table;
  specialsLeave(g, seat, WARP, n, t.warp[seat]);
  takeOutOfWarp(t, seat, n, which);
}

function takeOutOfWarp({ warp, encounter: e }: Table, seat: Seat, n: number, which: "latest" | "earlier"): void {
  warp[seat] -= n;
  if (which === "latest") e.entered[seat] = Math.max(0, e.entered[seat] - n);
}

/** Ships of one player in transit to one planet. */
export interface Landing {
  readonly planet: Planet;
  readonly seat: Seat;
  readonly n: number;
}

/** Ships in transit land on one planet, founding a colony or joining the own one there. */
export function landShips(g: Play, planet: Planet, seat: Seat, n: number): void {
  landTogether(g, [{ planet, seat, n }]);
}

/** Ships move straight from colonies to a planet; lost and gained colonies are counted together (PWR-01). */
export function moveShips(g: Play, planet: Planet, seat: Seat, from: Counts): void {
  landTogether(g, [{ planet, seat, n: liftQuietly(g, seat, from) }]);
}

/** Simultaneous landings: the colonies they found are gained at once. */
export function landTogether(g: Play, landings: readonly Landing[]): void {
  const t = g.s.table;
  let gains: Landing[] | undefined;
  for (const landing of landings) {
    const { planet, seat, n } = landing;
    if (n <= 0) continue;
    const founded = shipsOn(t, planet, seat) === 0;
    specialsCome(g, seat, planetRef(planet), n);
    t.transit[seat] -= n;
    addShips(g, planet, seat, n);
    if (isHeard(g))
      tell(g, founded ? "colony.founded" : "ships.landed", { player: playerRef(seat), planet: planetRef(planet), n });
    if (!founded) continue;
    if (gains === undefined) gains = [landing];
    else gains.push(landing);
  }
  recheckPowers(g);
  if (gains !== undefined) openWindow(g, WINDOW["colony.gained"], { gains });
}

/**
 * Ships in transit go home to own colonies, one by one as their owner, or another by an effect, likes; without a colony to the warp (SHP-01,
 * SHP-03). `except` is a planet they may not go to, or all that lie in the warp.
 */
export function bringHome(
  g: Play,
  seat: Seat,
  n: number,
  source: Source = RETURN,
  except: Planet = NOBODY,
  by: Seat = seat,
): void {
  const t = g.s.table;
  if (n <= 0) return;
  let count = 0;
  for (let planet = 0; planet < MAX_PLANETS; planet++)
    if (shipsOn(t, planet, seat) > 0 && planet !== except && (except !== ADRIFT || t.homeOf[planet] !== ADRIFT))
      SLOT_ROOM[count++] = planetSlot(planet, n);
  if (count === 0) {
    specialsCome(g, seat, WARP, n);
    t.transit[seat] -= n;
    enterWarp(g, seat, n);
    tell(g, "ships.stranded", { player: playerRef(seat), n });
    return;
  }
  const slots = SLOT_ROOM.slice(0, count);
  const spread =
    by === seat
      ? askSpread(g, seat, "ships/return", source, slots, n, n, { n })
      : askSpread(g, by, "ships/bring", source, slots, n, n, { n, player: playerRef(seat) });
  specialsSpread(g, seat, spread, n, by);
  t.transit[seat] -= n;
  for (const ref in spread) addShips(g, planetOf(ref), seat, spread[ref]);
  if (isHeard(g)) tell(g, "ships.returned", { player: playerRef(seat), n });
  recheckPowers(g);
}

/** Ships in transit join the encounter on a side. */
export function commit(g: Play, seat: Seat, side: Side, n: number): void {
  const { transit, encounter: e } = g.s.table;
  specialsCome(g, seat, side === OFFENSE ? GATE : DOCK, n);
  transit[seat] -= n;
  if (side === OFFENSE) e.gate[seat] += n;
  else e.dock[seat] += n;
}

/** Ships that were about to be lost stay on a planet after all; this does not found a colony. */
export function putBack(g: Play, planet: Planet, seat: Seat, n: number): void {
  specialsCome(g, seat, planetRef(planet), n);
  g.s.table.transit[seat] -= n;
  addShips(g, planet, seat, n);
  recheckPowers(g);
}

/** Gate and dock are cleared: all ships in the encounter except the defense's own go home. */
export function sendAllHome(g: Play, seats: readonly Seat[]): void {
  const { encounter: e, transit } = g.s.table;
  if (!isAnyOut(g.s.table, seats)) return;
  const counts: number[] = [];
  for (const seat of seats) {
    const n = e.gate[seat] + e.dock[seat];
    counts.push(n);
    if (n === 0) continue;
    specialsLeave(g, seat, GATE, e.gate[seat], e.gate[seat]);
    specialsLeave(g, seat, DOCK, e.dock[seat], e.dock[seat]);
    e.gate[seat] = 0;
    e.dock[seat] = 0;
    transit[seat] += n;
  }
  for (let i = 0; i < counts.length; i++) bringHome(g, seats[i], counts[i]);
}

function isAnyOut({ encounter: { gate, dock } }: Table, seats: readonly Seat[]): boolean {
  for (let i = 0; i < seats.length; i++) if (gate[seats[i]] + dock[seats[i]] > 0) return true;
  return false;
}

/**
 * Ships of these players that helped a side leave after the encounter: they go home, unless an effect sends those of an
 * ally to the warp.
 */
export function leaveEncounter(g: Play, seats: readonly Seat[], side: Side): void {
  const t = g.s.table;
  const place = side === OFFENSE ? GATE : DOCK;
  const ships = side === OFFENSE ? t.encounter.gate : t.encounter.dock;
  for (let i = 0; i < seats.length; i++)
    if (ships[seats[i]] > 0) {
      leaveTogether(g, seats, place, ships);
      return;
    }
}

function leaveTogether(g: Play, seats: readonly Seat[], place: Ref, ships: readonly number[]): void {
  const t = g.s.table;
  const leaving = seats.filter((seat) => ships[seat] > 0);
  const lost = leaving.filter((seat) => isStranded(t, seat));
  const losses = lost.map((seat) => takeLoss(g, seat, countOf(place, ships[seat])));
  const home = lost.length === 0 ? leaving : leaving.filter((seat) => !lost.includes(seat));
  const counts = home.map((seat) => liftAll(g, seat, place));
  if (losses.length > 0) lose(g, losses, "effect");
  for (let i = 0; i < home.length; i++) bringHome(g, home[i], counts[i]);
}

/** Ships on planets in the warp that are among those leaving it, as their owner says. Returns how many. */
function liftAdrift(g: Play, seat: Seat, n: number, source: Source): number {
  const t = g.s.table;
  const { [WARP]: _, ...from } = askSpread(g, seat, "ships/out-of-warp", source, warpSlots(t, seat), n, n, { n });
  return liftQuietly(g, seat, from);
}

/** Ships leave the warp to colonies of their owner's choice; without a colony they stay (CRD-13). */
export function retrieve(
  g: Play,
  seat: Seat,
  n: number,
  source: Source = RETURN,
  which: "latest" | "earlier" = "latest",
  by: Seat = seat,
): number {
  const t = g.s.table;
  const all = retrievable(t, seat);
  const count = Math.min(n, all);
  if (count === 0) return 0;
  const adrift = all === t.warp[seat] ? 0 : liftAdrift(g, seat, count, source);
  leaveWarp(g, seat, count - adrift, which);
  t.transit[seat] += count - adrift;
  if (isHeard(g)) tell(g, "ships.retrieved", { player: playerRef(seat), n: count });
  openWindow(g, WINDOW["ships.freed"], { seat, n: count });
  bringHome(g, seat, count, source, adrift > 0 ? ADRIFT : NOBODY, by);
  openWindow(g, WINDOW["ships.retrieved"], { seat, n: count });
  return count;
}

/**
 * Lifts ships that are about to be lost. Their owner keeps the power until they are gone (RES-13.3 before PWR-02). `by` is
 * who chooses them, if not the owner.
 */
export function takeLoss(g: Play, seat: Seat, from: Counts, by: Seat = seat): Loss {
  const t = g.s.table;
  const before = shipsInEncounter(t, seat);
  const n = liftQuietly(g, seat, from, undefined, by);
  return { seat, n, involved: before - shipsInEncounter(t, seat), to: "warp" };
}

/**
 * Ships in transit are lost: effects may keep some of them (`ships.going`), the rest go to the warp or out of the game,
 * then effects may react (`ships.gone`) (RES-13.3). Returns what was lost in the end.
 */
export function lose(g: Play, losses: Loss[], cause: Cause): Loss[] {
  const t = g.s.table;
  const event = { losses, cause };
  openWindow(g, WINDOW["ships.going"], event);
  for (const loss of losses) {
    if (loss.n <= 0) continue;
    specialsCome(g, loss.seat, loss.to === "warp" ? WARP : REMOVED, loss.n);
    t.transit[loss.seat] -= loss.n;
    if (loss.to === "warp") enterWarp(g, loss.seat, loss.n);
    else t.removed[loss.seat] += loss.n;
    if (cause === "encounter" && loss.to === "warp") t.encounter.fallen[loss.seat] += Math.min(loss.n, loss.involved);
    if (isHeard(g))
      tell(g, loss.to === "warp" ? "ships.lost" : "ships.removed", { player: playerRef(loss.seat), n: loss.n });
  }
  recheckPowers(g);
  openWindow(g, WINDOW["ships.gone"], event);
  return losses;
}
