/** Planets and the ships on and beside them. */
import { colonyRef, DOCK, planetRef, shipsOn } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import { type ReactNode, useMemo } from "react";
import { useAsking } from "../../table/asking.tsx";
import { useThing } from "../../table/thing.ts";
import { Brackets, Planet } from "../art/planet.tsx";
import { Pod } from "../art/pod.tsx";
import { ShipNumber, Stack } from "../art/ship.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { useDocked } from "./docked.ts";
import { dockPlaces } from "./docks.ts";
import { type Aim, type Board, guestPlaces, type Point, type Spot } from "./geometry.ts";
import { markAt } from "./marks.ts";
import { ROMAN } from "./roman.ts";
import { paintedAs, systemOf } from "./system-of.ts";

interface PlanetProps {
  readonly planet: number;
  readonly index: number;
  readonly spot: Spot;
  readonly board: Board;
  /** The owner's ships are only a number, where hulls would be too small. */
  readonly isFlat?: boolean;
}

export function PlanetWithShips({ planet, index, spot, board, isFlat = false }: PlanetProps): ReactNode {
  const { t, me, called } = useCosmic();
  const ref = planetRef(planet);
  const { light, count, isSpread, props } = useThing(ref);
  const { question } = useAsking();
  const owner = systemOf(t.homeOf, planet);
  const seats = t.players.map((_, seat) => seat).filter((seat) => shipsOn(t, planet, seat) > 0);
  const label = () =>
    [called(ref), ...seats.map((seat) => `${called(`player/${seat}`)}: ${shipsOn(t, planet, seat)}`)].join(", ");
  const state = light === "none" ? "rest" : light;
  const sign =
    light === "none" || light === "soft"
      ? undefined
      : isSpread
        ? count > 0
          ? undefined
          : "plus"
        : count > 0
          ? "tick"
          : undefined;
  // Ships being chosen from a colony have left it in the picture already.
  const taken = (seat: Seat) =>
    isSpread && seat === me && question?.key !== undefined && TAKING.has(question.key) ? count : 0;
  const guests = seats.filter((seat) => seat !== owner);
  const places = guestPlaces(guests.length, spot.behind, board);
  const colony = (seat: Seat, at: Point, isHome: boolean) => (
    <Colony
      key={seat}
      planet={planet}
      seat={seat}
      n={shipsOn(t, planet, seat) - taken(seat)}
      at={{ x: spot.x + at.x, y: spot.y + at.y }}
      board={board}
      drawnAs={!isHome ? "pod" : isFlat ? "number" : "hulls"}
    />
  );
  const hull = isFlat ? { x: 0, y: 0 } : { x: -7 * board.scale, y: 9 * board.scale };
  return (
    <g {...props} className="thing" data-holds="planet" aria-label={props.role === undefined ? undefined : label()}>
      <Planet
        x={spot.x}
        y={spot.y}
        r={board.planet}
        colour={colourOf(paintedAs(t.homeOf, planet))}
        index={index}
        state={state}
        label={ROMAN[index]}
        behind={spot.behind}
        stripped={!seats.includes(owner)}
        isFlat={isFlat}
        sign={sign}
      />
      {seats.includes(owner) ? colony(owner, hull, true) : null}
      {guests.map((seat, i) => colony(seat, places[i], false))}
    </g>
  );
}

/** Questions whose pieces are ships taken from the colonies they are chosen on. */
const TAKING: ReadonlySet<string> = new Set(["launch/ships", "alliance/ships"]);

/** What a finger has to meet, in pixels: more than 24 across (WCAG 2.5.8), however small the ships are drawn. */
const LEAST_SIDE = 26;

interface ColonyProps {
  readonly planet: number;
  readonly seat: Seat;
  readonly n: number;
  readonly at: Point;
  readonly board: Board;
  readonly drawnAs: "hulls" | "number" | "pod";
}

/** The owner's ships are hulls or a number on the planet, those of guests pods behind it. */
function Colony({ planet, seat, n, at, board, drawnAs }: ColonyProps): ReactNode {
  const { t, called } = useCosmic();
  const ref = colonyRef(planet, seat);
  const { light, props } = useThing(ref);
  const width = drawnAs === "pod" ? 28 * board.scale : board.ship;
  const side = Math.max(LEAST_SIDE, width);
  const drawn = { ...at, colour: colourOf(seat), n, lit: light === "chosen", mark: markAt(t, seat, planetRef(planet)) };
  return (
    <g {...props} className="thing" aria-label={props.role === undefined ? undefined : called(ref)}>
      {light === "none" ? null : (
        <g transform={`translate(${at.x} ${at.y})`}>
          <rect x={-side / 2} y={-side / 2} width={side} height={side} fill="transparent" />
          <Brackets r={width * 0.62} />
        </g>
      )}
      {drawnAs === "hulls" ? <Stack {...drawn} width={board.ship} /> : null}
      {drawnAs === "number" ? <ShipNumber {...drawn} scale={board.scale} /> : null}
      {drawnAs === "pod" ? <Pod {...drawn} scale={board.scale} /> : null}
    </g>
  );
}

/** Allies of the defense, docked between the planet and its shield. */
export function Docked({ board, aim }: { readonly board: Board; readonly aim: Aim }): ReactNode {
  const { t, called } = useCosmic();
  const { light, props } = useThing(DOCK);
  const docked = useDocked();
  const places = useMemo(() => dockPlaces(board, aim, docked.length), [board, aim, docked.length]);
  if (docked.length === 0) return null;
  return (
    <g {...props} className="thing" aria-label={props.role === undefined ? undefined : called(DOCK)}>
      {docked.map(({ seat, n, ghost }, i) => (
        <Pod
          key={`${seat}${ghost}`}
          {...(places[i] ?? aim.target)}
          colour={colourOf(seat)}
          n={n}
          scale={board.scale}
          ghost={ghost}
          pre={ghost ? "+" : ""}
          lit={light === "chosen" && !ghost}
          mark={ghost ? undefined : markAt(t, seat, DOCK)}
        />
      ))}
    </g>
  );
}
