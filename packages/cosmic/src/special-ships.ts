/**
 * Ships that differ from their owner's others. The state only counts ships, so whenever some of the ships at a place
 * leave and others stay, the owner says which special ships are among them (TCH-09). Alike ones are asked for together.
 */
import { ask, type Counts, type Ref, type Seat } from "@hypergate/kernel";
import { askOne, askSpread, rule } from "./asking.ts";
import type { Play } from "./effects.ts";
import { shipsAt } from "./fleet.ts";
import { REMOVED, sheetOf, TRANSIT, WARP } from "./refs.ts";
import type { SpecialKind, SpecialShip, Table } from "./state.ts";

/** The statement behind the questions about each kind. For a single ship they are `ships/<kind>` and `ships/<kind>-where`. */
const RULES: Readonly<Record<SpecialKind, string>> = {
  flagship: "TCH-09",
  jumper: "SS-1",
  salvage: "SS-1",
  morphed: "lizard 2",
};
const NO_SHIPS: readonly never[] = [];

/** What a kind is called. */
export function shipRef(kind: SpecialKind): Ref {
  return `ship/${kind}`;
}

export function specialOf({ specials }: Table, kind: SpecialKind, seat: Seat): SpecialShip | undefined {
  return specials.find((ship) => ship.kind === kind && ship.seat === seat);
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
  return at === REMOVED || sheetOf(at) !== undefined;
}

/** Its owner can do something with it (SS-3). */
export function isControlled(ship: SpecialShip): boolean {
  return ship.at !== WARP && ship.at !== TRANSIT && !isOutOfReach(ship);
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
  t.specials = t.specials.map((one) => (one === ship ? { ...one, spent: true } : one));
}

/** The special action may be used again. */
export function recharge(t: Table, ship: SpecialShip): void {
  t.specials = t.specials.map((one) => (one === ship ? charged(one, one.at) : one));
}

/** The same special ship is another ship from now on, ready to act (SS-6). */
export function reassign(t: Table, ship: SpecialShip, at: Ref): void {
  t.specials = t.specials.map((one) => (one === ship ? charged(one, at) : one));
}

function charged({ kind, seat }: SpecialShip, at: Ref): SpecialShip {
  return { kind, seat, at };
}

/** This one leaves its place, and no other. */
export function specialLeaves(t: Table, ship: SpecialShip): void {
  moveTo(t, [ship], TRANSIT);
}

/** Called before `n` of the ships `there` leave a place. Those in `staying` are not among them. */
export function specialsLeave(
  g: Play,
  seat: Seat,
  place: Ref,
  n: number,
  there: number,
  staying: readonly SpecialShip[] = NO_SHIPS,
): void {
  const t = g.s.table;
  if (t.specials.length > 0) moveTo(t, among(g, seat, place, n, there, staying), TRANSIT);
}

/** Called before `n` ships in transit come to a place. */
export function specialsCome(g: Play, seat: Seat, place: Ref, n: number): void {
  const t = g.s.table;
  if (t.specials.length > 0) moveTo(t, among(g, seat, TRANSIT, n, t.transit[seat]), place);
}

/** The same for ships that spread over several places. */
export function specialsSpread(g: Play, seat: Seat, places: Counts, n: number): void {
  const t = g.s.table;
  if (t.specials.length === 0) return;
  const room = { ...places };
  const moves: { readonly ships: readonly SpecialShip[]; readonly place: Ref }[] = [];
  for (const group of alike(among(g, seat, TRANSIT, n, t.transit[seat]))) {
    const goals = group.length === 1 ? { [goalOf(g, group[0], room)]: 1 } : goalsOf(g, group, room);
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

function goalsOf(g: Play, group: readonly SpecialShip[], room: Counts): Counts {
  const n = group.length;
  const [{ kind, seat }] = group;
  const open = Object.keys(room).filter((place) => room[place] > 0);
  const slots = open.map((ref) => ({ ref, max: Math.min(n, room[ref]) }));
  return askSpread(g, seat, "ships/special-spread", rule(RULES[kind]), slots, n, n, { ship: shipRef(kind), n });
}

/** The special ships among `n` of the ships `there`. The owner is asked if different answers are possible. */
function among(
  g: Play,
  seat: Seat,
  place: Ref,
  n: number,
  there: number,
  staying: readonly SpecialShip[] = NO_SHIPS,
): SpecialShip[] {
  if (n <= 0) return [];
  const all = g.s.table.specials.filter((ship) => ship.seat === seat && ship.at === place);
  const here = staying.length === 0 ? all : all.filter((ship) => !staying.includes(ship));
  let stay = there - n - (all.length - here.length);
  let go = n;
  return alike(here).flatMap((group) => {
    const count = howMany(g, group, n, Math.max(0, group.length - stay), Math.min(group.length, go));
    go -= count;
    stay -= group.length - count;
    return group.slice(0, count);
  });
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
function howMany(g: Play, group: readonly SpecialShip[], n: number, min: number, max: number): number {
  if (min >= max) return max;
  const [ship] = group;
  const who = ship.seat;
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
  if (ships.length === 0) return;
  t.specials = t.specials.map((one) => {
    if (!ships.includes(one)) return one;
    return one.at === WARP ? charged(one, at) : { ...one, at };
  });
}
