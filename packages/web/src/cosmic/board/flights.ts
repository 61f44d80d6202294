/** Which ships have moved between two moments: what left one place and came to another, told apart by their owner. */
import type { Table } from "@hypergate/cosmic/client";
import { DOCK, GATE, planetRef, REMOVED, shipsOn, WARP } from "@hypergate/cosmic/client";
import type { Ref, Seat } from "@hypergate/kernel";

export interface Flight {
  readonly seat: Seat;
  readonly from: Ref;
  readonly to: Ref;
  readonly n: number;
}

type Where = ReadonlyMap<Ref, number>;

export function flightsBetween(before: Table, now: Table): readonly Flight[] {
  if (before === now || before.seats !== now.seats) return [];
  return Array.from({ length: now.seats }, (_, seat) =>
    flightsOf(seat, shipsOf(before, seat), shipsOf(now, seat)),
  ).flat();
}

function shipsOf(t: Table, seat: Seat): Where {
  const where = new Map<Ref, number>([
    [WARP, t.warp[seat]],
    [GATE, t.encounter.gate[seat] ?? 0],
    [DOCK, t.encounter.dock[seat] ?? 0],
    [REMOVED, t.removed[seat]],
  ]);
  for (let planet = 0; planet < t.homeOf.length; planet++) where.set(planetRef(planet), shipsOn(t, planet, seat));
  return where;
}

function flightsOf(seat: Seat, before: Where, now: Where): Flight[] {
  const changed = [...now].map(([ref, n]) => ({ ref, n: n - (before.get(ref) ?? 0) }));
  const left = changed.filter(({ n }) => n < 0).map(({ ref, n }) => ({ ref, n: -n }));
  const flights: Flight[] = [];
  for (const { ref: to, n } of changed.filter((place) => place.n > 0)) {
    let wanted = n;
    for (const source of left) {
      const taken = Math.min(source.n, wanted);
      if (taken === 0) continue;
      source.n -= taken;
      wanted -= taken;
      flights.push({ seat, from: source.ref, to, n: taken });
    }
  }
  return flights;
}
