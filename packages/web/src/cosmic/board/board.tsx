/** The board: planets with their ships around the warp, and the gate aimed at one of them. */
import { DOCK, GATE, GENESIS, NOBODY, PLANETS_PER_SEAT, planetRef, WARP } from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import { memo, type ReactNode, useMemo } from "react";
import { PAINT } from "../../art/colours.ts";
import { useSize } from "../../ui/use-size.ts";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { Centre } from "./centre.tsx";
import { dockPlaces } from "./docks.ts";
import { FlightLayer } from "./flight-layer.tsx";
import { Beam, Gate, Shield } from "./gate.tsx";
import { type Aim, aimAt, boardFor, type Board as Geometry, orbit, type Placed, type Point } from "./geometry.ts";
import { Docked, PlanetWithShips } from "./planets.tsx";
import { Plate } from "./plate.tsx";
import { Stars } from "./stars.tsx";
import { Steppers } from "./steppers.tsx";
import { addedTo, numberOf, spotsOf } from "./system-of.ts";
import { Warp } from "./warp.tsx";
import "./board.css";

export function Board(): ReactNode {
  const [element, size] = useSize<HTMLElement>();
  const t = useWords();
  return (
    <main className="board" ref={element} aria-label={t("cosmic.board")}>
      {size === undefined ? null : <Drawn {...size} />}
    </main>
  );
}

function Drawn({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  const { t, from, called } = useCosmic();
  const { planet: target, offense } = t.encounter;
  const board = useMemo(
    () => boardFor(t.seats, from, width, height, addedTo(t.homeOf, t.seats)),
    [t.seats, from, width, height, t.homeOf],
  );
  const spots = useMemo(() => planetSpots(board, t.homeOf), [board, t.homeOf]);
  const aimed = spots.get(target);
  const aim = useMemo(
    () => (aimed === undefined || offense === NOBODY ? undefined : aimAt(board, aimed.spot)),
    [aimed, offense, board],
  );
  const places = useMemo(() => placesOf(board, spots, aim), [board, spots, aim]);
  return (
    <>
      <Sky board={board} width={width} height={height} />
      <svg
        className="board-svg"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={called("place/warp")}
      >
        <Warp board={board} />
        {aim === undefined ? null : <Beam board={board} aim={aim} colour={colourOf(offense)} />}
        {aim === undefined ? null : <Shield board={board} aim={aim} />}
        {[...spots].map(([planet, { spot, index }]) => (
          <PlanetWithShips key={planet} planet={planet} index={index} spot={spot} board={board} />
        ))}
        {aim === undefined ? null : <Docked board={board} aim={aim} />}
        {aim === undefined ? null : <Gate board={board} aim={aim} colour={colourOf(offense)} />}
      </svg>
      {board.systems.map(({ plate }, seat) =>
        plate === undefined ? null : <Plate key={seat} seat={seat} at={plate} scale={board.scale} />,
      )}
      <Steppers board={board} spots={spots} />
      <Centre board={board} aim={aim} />
      <FlightLayer places={places} ship={board.ship} />
    </>
  );
}

interface SkyProps {
  readonly board: Geometry;
  readonly width: number;
  readonly height: number;
}

/** What never changes lies on a sheet of its own, so that it is painted once. */
const Sky = memo(function Sky({ board, width, height }: SkyProps): ReactNode {
  return (
    <svg className="board-svg sky" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Stars width={width} height={height} />
      {board.systems.map(({ planets, ground }, seat) => (
        <g key={seat}>
          {ground === undefined ? null : (
            <rect {...ground} rx={18 * board.scale} fill={PAINT[colourOf(seat)].light} fillOpacity={0.055} />
          )}
          <path
            d={orbit(planets.slice(0, PLANETS_PER_SEAT))}
            fill="none"
            stroke={PAINT[colourOf(seat)].light}
            strokeOpacity={0.28}
            strokeWidth={1.2}
          />
        </g>
      ))}
    </svg>
  );
});

/** Every planet in the game, and where it lies. */
function planetSpots(board: Geometry, homeOf: readonly number[]): ReadonlyMap<number, Placed> {
  const adrift = board.adrift.values();
  const elsewhere = (planet: number) =>
    planet === GENESIS ? board.extraPlanet : (adrift.next().value ?? board.extraPlanet);
  const spots = new Map<number, Placed>();
  for (const [planet, spot] of spotsOf(homeOf, board.systems, elsewhere))
    spots.set(planet, { spot, index: numberOf(planet) });
  return spots;
}

/** Where ships fly from and to. */
function placesOf(board: Geometry, spots: ReadonlyMap<number, Placed>, aim: Aim | undefined): ReadonlyMap<Ref, Point> {
  const places = new Map<Ref, Point>([[WARP, board.warp]]);
  for (const [planet, { spot }] of spots) places.set(planetRef(planet), spot);
  if (aim !== undefined) {
    places.set(GATE, aim.gate);
    places.set(DOCK, dockPlaces(board, aim, 1)[0] ?? aim.target);
  }
  return places;
}
