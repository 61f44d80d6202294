import { planetOf, shipsOn, type Table } from "@hypergate/cosmic/client";
import type { Ref, Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Planet, type PlanetState } from "../art/planet.tsx";
import { Pod } from "../art/pod.tsx";
import { Stack } from "../art/ship.tsx";
import { colourOf } from "../use-cosmic.tsx";
import { numberOf, paintedAs, systemOf } from "./system-of.ts";

const RADIUS = 26;
const SHIP = 30;
/** Pods below the planet, two in a row. */
const POD_SCALE = 0.86;
const POD_STEP = { x: 26, y: 17 } as const;

/** One planet with its ships, small, for where the board cannot be seen; with `only`, with those of one player alone. */
export function MiniPlanet({
  table,
  planet: ref,
  state = "rest",
  only,
}: {
  readonly table: Table;
  readonly planet: Ref;
  readonly state?: PlanetState;
  readonly only?: Seat;
}): ReactNode {
  const planet = planetOf(ref);
  const owner = systemOf(table.homeOf, planet) ?? 0;
  const seats = table.players
    .map((_, seat) => seat)
    .filter((seat) => planet >= 0 && shipsOn(table, planet, seat) > 0 && (only === undefined || seat === only));
  const guests = seats.filter((seat) => seat !== owner);
  const height = guests.length > 2 ? 74 + POD_STEP.y : 74;
  return (
    <svg width={76} height={height} viewBox={`-38 -34 76 ${height}`} aria-hidden="true">
      <Planet
        x={0}
        y={0}
        r={RADIUS}
        colour={colourOf(Math.max(paintedAs(table.homeOf, planet), 0))}
        index={numberOf(planet)}
        state={state}
      />
      {seats.includes(owner) ? (
        <Stack x={-6} y={8} colour={colourOf(owner)} n={shipsOn(table, planet, owner)} width={SHIP} />
      ) : null}
      {guests.map((seat, i) => (
        <Pod
          key={seat}
          x={podX(i, guests.length)}
          y={RADIUS + 3 + Math.floor(i / 2) * POD_STEP.y}
          colour={colourOf(seat)}
          n={shipsOn(table, planet, seat)}
          scale={POD_SCALE}
        />
      ))}
    </svg>
  );
}

/** The last of an odd number lies in the middle. */
function podX(i: number, guests: number): number {
  const isAlone = i === guests - 1 && guests % 2 === 1;
  return isAlone ? 0 : (i % 2 === 0 ? -0.5 : 0.5) * POD_STEP.x;
}
