/** The board: planets with their ships around the warp, and the gate aimed at one of them. */
import { DOCK, GATE, MAX_PLANETS, NOBODY, PLANETS_PER_SEAT, planetRef, WARP } from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import { memo, type ReactNode, useMemo } from "react";
import { PAINT } from "../../art/colours.ts";
import { useSize } from "../../ui/use-size.ts";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { Centre } from "./centre.tsx";
import { FlightLayer } from "./flight-layer.tsx";
import { Beam, Gate, Shield } from "./gate.tsx";
import {
  type Aim,
  aimAt,
  between,
  boardFor,
  dockPlace,
  type Board as Geometry,
  orbit,
  type Point,
  platesFor,
  SMALL,
  type Spot,
} from "./geometry.ts";
import { Docked, PlanetWithShips } from "./planets.tsx";
import { Plate } from "./plate.tsx";
import { Stars } from "./stars.tsx";
import { Steppers } from "./steppers.tsx";
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
  const board = useMemo(() => boardFor(t.seats, from, width, height), [t.seats, from, width, height]);
  const spots = useMemo(() => planetSpots(board, t.homeOf), [board, t.homeOf]);
  const aimed = spots.get(target);
  const aim = useMemo(
    () => (aimed === undefined || offense === NOBODY ? undefined : aimAt(board, aimed.spot)),
    [aimed, offense, board],
  );
  const plates = useMemo(() => platesFor(board, aim), [board, aim]);
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
        {aim === undefined ? null : <Tether board={board} aim={aim} plate={plates[offense]} />}
        {aim === undefined ? null : <Beam board={board} aim={aim} colour={colourOf(offense)} />}
        {aim === undefined ? null : <Shield board={board} aim={aim} />}
        {[...spots].map(([planet, { spot, index }]) => (
          <PlanetWithShips key={planet} planet={planet} index={index} spot={spot} board={board} />
        ))}
        {aim === undefined ? null : <Docked board={board} aim={aim} />}
        {aim === undefined ? null : <Gate board={board} aim={aim} colour={colourOf(offense)} />}
      </svg>
      {plates.map((plate, seat) => (
        <Plate key={seat} seat={seat} at={plate} isSmall={board.scale < SMALL} isRight={plate.x > board.warp.x} />
      ))}
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
      {board.systems.map(({ planets }, seat) => (
        <path
          key={seat}
          d={orbit(planets)}
          fill="none"
          stroke={PAINT[colourOf(seat)].light}
          strokeOpacity={0.3}
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
});

/** Every planet in the game, and where it lies. */
function planetSpots(board: Geometry, homeOf: readonly number[]): ReadonlyMap<number, Spot> {
  const spots = new Map<number, Spot>();
  for (const [planet, seat] of homeOf.entries()) {
    if (seat === NOBODY) continue;
    const { planets } = board.systems[seat];
    const index = planet === MAX_PLANETS - 1 ? PLANETS_PER_SEAT : planet % PLANETS_PER_SEAT;
    const last = planets[PLANETS_PER_SEAT - 1];
    spots.set(planet, { spot: planets[index] ?? between(last, board.warp, 0.3), index: index + 1 });
  }
  return spots;
}

/** Where ships fly from and to. */
function placesOf(board: Geometry, spots: ReadonlyMap<number, Spot>, aim: Aim | undefined): ReadonlyMap<Ref, Point> {
  const places = new Map<Ref, Point>([[WARP, board.warp]]);
  for (const [planet, { spot }] of spots) places.set(planetRef(planet), spot);
  if (aim !== undefined) {
    places.set(GATE, aim.gate);
    places.set(DOCK, dockPlace(board, aim, 0));
  }
  return places;
}

/** A dotted line from the offense's plate to the gate: who sent it. */
function Tether({
  board,
  aim,
  plate,
}: {
  readonly board: Geometry;
  readonly aim: Aim;
  readonly plate: Point;
}): ReactNode {
  const { t } = useCosmic();
  const { offense } = t.encounter;
  const { scale: k, gateRadius: r } = board;
  const side = plate.x < aim.gate.x ? 1 : -1;
  const end = { x: aim.gate.x - side * r * 0.9, y: aim.gate.y - r * 0.55 };
  const start = { x: plate.x + side * 112 * Math.max(k, 0.75), y: plate.y - 4 };
  const bend = Math.abs(end.x - start.x) * 0.45;
  return (
    <path
      d={`M${start.x} ${start.y}C${start.x + side * bend} ${start.y - 10} ${end.x - side * bend} ${end.y - 40 * k} ${end.x} ${end.y}`}
      fill="none"
      stroke={PAINT[colourOf(offense)].light}
      strokeWidth={2.4}
      strokeDasharray="1 8"
      strokeLinecap="round"
    />
  );
}
