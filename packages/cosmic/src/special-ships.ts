/**
 * Ships that differ from their owner's others. The state only counts ships, so whenever some of the ships at a place
 * leave and others stay, the owner says whether a special ship is among them (TCH-09).
 */
import { ask, type Counts, type Ref, type Seat } from "@hypergate/kernel";
import { askOne, rule } from "./asking.ts";
import type { Play } from "./effects.ts";
import { TRANSIT } from "./refs.ts";
import type { SpecialKind, SpecialShip, Table } from "./state.ts";

/** The statement behind the questions about each kind. They are `ships/<kind>` and `ships/<kind>-where`. */
const RULES: Readonly<Record<SpecialKind, string>> = { flagship: "TCH-09", jumper: "SS-1", salvage: "SS-1" };

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

/** Called before `n` of the ships `there` leave a place. */
export function specialsLeave(g: Play, seat: Seat, place: Ref, n: number, there: number): void {
  if (g.s.table.specials.length > 0) for (const ship of among(g, seat, place, n, there)) moveTo(g, ship, TRANSIT);
}

/** Called before `n` ships in transit come to a place. */
export function specialsCome(g: Play, seat: Seat, place: Ref, n: number): void {
  const t = g.s.table;
  if (t.specials.length > 0) for (const ship of among(g, seat, TRANSIT, n, t.transit[seat])) moveTo(g, ship, place);
}

/** The same for ships that spread over several places. */
export function specialsSpread(g: Play, seat: Seat, places: Counts, n: number): void {
  const t = g.s.table;
  if (t.specials.length === 0) return;
  const room = { ...places };
  for (const ship of among(g, seat, TRANSIT, n, t.transit[seat])) {
    const open = Object.keys(room).filter((place) => room[place] > 0);
    const place = askOne(g, seat, `ships/${ship.kind}-where`, rule(RULES[ship.kind]), open);
    room[place]--;
    moveTo(g, ship, place);
  }
}

/** The special ships among `n` of the ships `there`. The owner is asked if both answers are possible. */
function among(g: Play, seat: Seat, place: Ref, n: number, there: number): SpecialShip[] {
  if (n <= 0) return [];
  const here = g.s.table.specials.filter((ship) => ship.seat === seat && ship.at === place);
  if (n >= there) return here;
  let stay = there - n;
  let go = n;
  return here.filter((ship) => {
    const goes = stay === 0 || (go > 0 && isAmong(g, ship, n));
    if (goes) go--;
    else stay--;
    return goes;
  });
}

/** Ships may move in secret, so the question is hidden. */
function isAmong(g: Play, ship: SpecialShip, n: number): boolean {
  const who = ship.seat;
  const source = rule(RULES[ship.kind]);
  const params = { n };
  return ask(g, { kind: "confirm", key: `ships/${ship.kind}`, who, source, params, hidden: true }) as boolean;
}

function moveTo(g: Play, ship: SpecialShip, at: Ref): void {
  const t = g.s.table;
  t.specials = t.specials.map((one) => (one === ship ? { ...ship, at } : one));
}
