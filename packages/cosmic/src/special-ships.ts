/**
 * Ships that differ from their owner's others. The state only counts ships, so whenever some of the ships at a place
 * leave and others stay, somebody says which special ships are among them: the owner (TCH-09), or whoever chooses the
 * owner's ships (SS-7). Alike ones are asked for together.
 */
import { ask, type Counts, countOf, type Ref, type Seat } from "@hypergate/kernel";
import { askNumber, askOne, askSpread, rule } from "./asking.ts";
import type { Play } from "./effects.ts";
import { shipsAt } from "./fleet.ts";
import { powerOf } from "./installed.ts";
import { planetOf, playerRef, REMOVED, sheetOf, TRANSIT, WARP } from "./refs.ts";
import { ADRIFT, NOBODY, type SpecialKind, type SpecialShip, type Table } from "./state.ts";

/** The statement behind the questions about each kind. For a single ship they are `ships/<kind>` and `ships/<kind>-where`. */
const RULES: Readonly<Record<SpecialKind, string>> = {
  flagship: "TCH-09",
  jumper: "SS-1",
  salvage: "SS-1",
  morphed: "lizard 2",
};
const NO_SHIPS: readonly never[] = [];
const CHOSEN = rule("SS-7");
/** Which ship is The Prometheus is up to its owner, whoever chooses ships (TCH-09). */
const OWNERS_SAY: SpecialKind = "flagship";

/** What a kind is called. */
export function shipRef(kind: SpecialKind): Ref {
  return `ship/${kind}`;
}

export function specialOf({ specials }: Table, kind: SpecialKind, seat: Seat): SpecialShip | undefined {
  for (let i = 0; i < specials.length; i++)
    if (specials[i].kind === kind && specials[i].seat === seat) return specials[i];
  return undefined;
}

/** One of the ships a player has there is special from now on. */
export function addSpecial(t: Table, kind: SpecialKind, seat: Seat, at: Ref): void {
  t.specials = [...t.specials, { kind, seat, at }];
}

/** It is a ship like any other again. */
export function dropSpecial(t: Table, ship: SpecialShip): void {
  t.specials = t.specials.filter((one) => one !== ship);
}

/** Captured, or out of the game (SS-6). */
export function isOutOfReach({ at }: SpecialShip): boolean {
  const power = sheetOf(at);
  return at === REMOVED || (power !== undefined && powerOf(power).effect.carries !== true);
}

/** Its owner can do something with it (SS-3). */
export function isControlled({ homeOf }: Table, ship: SpecialShip): boolean {
  const planet = planetOf(ship.at);
  if (planet !== NOBODY) return homeOf[planet] !== ADRIFT;
  return ship.at !== WARP && ship.at !== TRANSIT && !isOutOfReach(ship);
}

/** In the common warp, or on a planet there (voyager 2). */
function isInWarp({ homeOf }: Table, place: Ref): boolean {
  const planet = planetOf(place);
  return planet === NOBODY ? place === WARP : homeOf[planet] === ADRIFT;
}

/** Says which special ship is at a place where its owner has no ship for it, if one is. */
export function misplaced(t: Table): string | undefined {
  const counts: Record<string, number> = {};
  for (const { kind, seat, at } of t.specials) {
    const here = `${seat} ${at}`;
    counts[here] = (counts[here] ?? 0) + 1;
    if (shipsAt(t, seat, at) < counts[here]) return `the ${kind} of seat ${seat} is at ${at}, where no ship is for it`;
  }
  return undefined;
}

/** The special action has been used (SS-4). */
export function spend(t: Table, ship: SpecialShip): void {
  replace(t, ship, { ...ship, spent: true });
}

/** The special action may be used again. */
export function recharge(t: Table, ship: SpecialShip): void {
  replace(t, ship, charged(ship, ship.at));
}

/** A planet has come back from the warp with all ships on it: their special actions are ready again (SS-4). */
export function rechargeOn(t: Table, place: Ref): void {
  t.specials = t.specials.map((one) => (one.at === place ? charged(one, place) : one));
}

/** The same special ship is another ship from now on, ready to act (SS-6). */
export function reassign(t: Table, ship: SpecialShip, at: Ref): void {
  replace(t, ship, charged(ship, at));
}

/** In the place of one ship stands another, if it is still there. */
function replace(t: Table, ship: SpecialShip, by: SpecialShip): void {
  const i = t.specials.indexOf(ship);
  if (i >= 0) t.specials = t.specials.with(i, by);
}

function charged({ kind, seat }: SpecialShip, at: Ref): SpecialShip {
  return { kind, seat, at };
}

/** This one leaves its place, and no other. */
export function specialLeaves(t: Table, ship: SpecialShip): void {
  replace(t, ship, moved(t, ship, TRANSIT));
}

/** Called before `n` of the ships `there` leave a place, as `by` chooses. Those in `staying` are not among them. */
export function specialsLeave(
  g: Play,
  seat: Seat,
  place: Ref,
  n: number,
  there: number,
  staying: readonly SpecialShip[] = NO_SHIPS,
  by: Seat = seat,
): void {
  const t = g.s.table;
  if (t.specials.length > 0) moveTo(t, among(g, seat, place, n, there, staying, by), TRANSIT);
}

/** Called before `n` ships in transit come to a place. */
export function specialsCome(g: Play, seat: Seat, place: Ref, n: number): void {
  const t = g.s.table;
  if (t.specials.length > 0) moveTo(t, among(g, seat, TRANSIT, n, t.transit[seat]), place);
}

/** The same for ships that spread over several places. */
export function specialsSpread(g: Play, seat: Seat, places: Counts, n: number, by: Seat = seat): void {
  const t = g.s.table;
  const coming = t.specials.length === 0 ? NO_SHIPS : among(g, seat, TRANSIT, n, t.transit[seat]);
  if (coming.length === 0) return;
  if (coming.length === 1 && (by === seat || coming[0].kind === OWNERS_SAY)) {
    moveTo(t, coming, goalOf(g, coming[0], places));
    return;
  }
  const room = { ...places };
  const moves: { readonly ships: readonly SpecialShip[]; readonly place: Ref }[] = [];
  for (const group of alike(coming)) {
    const who = group[0].kind === OWNERS_SAY ? seat : by;
    const goals =
      group.length === 1 && who === seat ? countOf(goalOf(g, group[0], room), 1) : goalsOf(g, group, room, who);
    let next = 0;
    for (const place in goals) {
      moves.push({ ships: group.slice(next, next + goals[place]), place });
      next += goals[place];
      room[place] -= goals[place];
    }
  }
  // None is anywhere before all are asked for.
  for (const { ships, place } of moves) moveTo(t, ships, place);
}

function goalOf(g: Play, ship: SpecialShip, room: Counts): Ref {
  const open = Object.keys(room).filter((place) => room[place] > 0);
  return askOne(g, ship.seat, `ships/${ship.kind}-where`, rule(RULES[ship.kind]), open);
}

function goalsOf(g: Play, group: readonly SpecialShip[], room: Counts, by: Seat): Counts {
  const n = group.length;
  const [{ kind, seat }] = group;
  const open = Object.keys(room).filter((place) => room[place] > 0);
  const slots = open.map((ref) => ({ ref, max: Math.min(n, room[ref]) }));
  const params = { ship: shipRef(kind), n };
  return by === seat
    ? askSpread(g, seat, "ships/special-spread", rule(RULES[kind]), slots, n, n, params)
    : askSpread(g, by, "ships/special-bring", CHOSEN, slots, n, n, { ...params, player: playerRef(seat) });
}

/** The special ships among `n` of the ships `there`. The owner, or who chooses them, is asked if different answers are possible. */
function among(
  g: Play,
  seat: Seat,
  place: Ref,
  n: number,
  there: number,
  staying: readonly SpecialShip[] = NO_SHIPS,
  by: Seat = seat,
): readonly SpecialShip[] {
  const all = n <= 0 ? NO_SHIPS : specialsAt(g.s.table, seat, place);
  if (all.length === 0) return NO_SHIPS;
  const here = staying.length === 0 ? all : all.filter((ship) => !staying.includes(ship));
  let stay = there - n - (all.length - here.length);
  let go = n;
  if (here.length === 1) return howMany(g, here, n, Math.max(0, 1 - stay), Math.min(1, go), by) === 1 ? here : NO_SHIPS;
  const leaving: SpecialShip[] = [];
  for (const group of alike(here)) {
    const count = howMany(g, group, n, Math.max(0, group.length - stay), Math.min(group.length, go), by);
    go -= count;
    stay -= group.length - count;
    for (let i = 0; i < count; i++) leaving.push(group[i]);
  }
  return leaving;
}

/** The special ships of a player at a place, most often none. */
function specialsAt({ specials }: Table, seat: Seat, place: Ref): readonly SpecialShip[] {
  let here: SpecialShip[] | undefined;
  for (let i = 0; i < specials.length; i++) {
    const ship = specials[i];
    if (ship.seat !== seat || ship.at !== place) continue;
    if (here === undefined) here = [ship];
    else here.push(ship);
  }
  return here ?? NO_SHIPS;
}

/** Ships of one player at one place that do not differ from each other, group by group. */
function alike(ships: readonly SpecialShip[]): SpecialShip[][] {
  const groups: SpecialShip[][] = [];
  for (const ship of ships) {
    const group = groups.find(([one]) => one.kind === ship.kind && one.spent === ship.spent);
    if (group === undefined) groups.push([ship]);
    else group.push(ship);
  }
  return groups;
}

/** How many of a group are among `n` ships. Ships may move in secret, so the question is hidden. */
function howMany(g: Play, group: readonly SpecialShip[], n: number, min: number, max: number, by: Seat): number {
  if (min >= max) return max;
  const [ship] = group;
  const who = ship.seat;
  if (by !== who && ship.kind !== OWNERS_SAY)
    return askNumber(g, by, "ships/special-of", CHOSEN, min, max, {
      player: playerRef(who),
      ship: shipRef(ship.kind),
      n,
    });
  const source = rule(RULES[ship.kind]);
  if (group.length === 1) {
    const params = { n };
    return ask(g, { kind: "confirm", key: `ships/${ship.kind}`, who, source, params, hidden: true }) === true ? 1 : 0;
  }
  const params = { ship: shipRef(ship.kind), n };
  return ask(g, { kind: "number", key: "ships/special-count", who, source, min, max, params, hidden: true }) as number;
}

/** Coming back from the warp makes a special action ready again (SS-4). */
function moveTo(t: Table, ships: readonly SpecialShip[], at: Ref): void {
  for (let i = 0; i < ships.length; i++) replace(t, ships[i], moved(t, ships[i], at));
}

function moved(t: Table, ship: SpecialShip, at: Ref): SpecialShip {
  const { kind, seat, spent } = ship;
  return spent === undefined || isInWarp(t, ship.at) ? charged(ship, at) : { kind, seat, at, spent };
}
