import { ADRIFT, PLANETS_PER_SEAT, planetOf, shipsOn, type Table } from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Planet, type PlanetState } from "../art/planet.tsx";
import { Stack } from "../art/ship.tsx";
import { colourOf } from "../use-cosmic.tsx";

const RADIUS = 26;
const SHIP = 30;

/** One planet with its ships, small, for where the board cannot be seen. */
export function MiniPlanet({
  table,
  planet: ref,
  state = "rest",
}: {
  readonly table: Table;
  readonly planet: Ref;
  readonly state?: PlanetState;
}): ReactNode {
  const planet = planetOf(ref);
  const home = table.homeOf[planet] ?? 0;
  const owner = home === ADRIFT ? Math.floor(planet / PLANETS_PER_SEAT) : home;
  const seats = table.players.map((_, seat) => seat).filter((seat) => planet >= 0 && shipsOn(table, planet, seat) > 0);
  const guests = seats.filter((seat) => seat !== owner);
  return (
    <svg width={76} height={74} viewBox="-38 -34 76 74" aria-hidden="true">
      <Planet
        x={0}
        y={0}
        r={RADIUS}
        colour={colourOf(Math.max(owner, 0))}
        index={(planet % PLANETS_PER_SEAT) + 1}
        state={state}
      />
      {seats.includes(owner) ? (
        <Stack x={-6} y={8} colour={colourOf(owner)} n={shipsOn(table, planet, owner)} width={SHIP} />
      ) : null}
      {guests.map((seat, i) => (
        <Stack
          key={seat}
          x={(i - (guests.length - 1) / 2) * 22 - 8}
          y={RADIUS + 4}
          colour={colourOf(seat)}
          n={shipsOn(table, planet, seat)}
          width={guests.length > 1 ? 20 : 25}
        />
      ))}
    </svg>
  );
}
