/** Planets and the ships on and beside them. */
import { ADRIFT, colonyRef, DOCK, PLANETS_PER_SEAT, planetRef, shipsOn } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useAsking } from "../../table/asking.tsx";
import { useThing } from "../../table/thing.ts";
import { Brackets, Planet } from "../art/planet.tsx";
import { Pod } from "../art/pod.tsx";
import { Stack } from "../art/ship.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { useDocked } from "./docked.ts";
import { type Aim, type Board, dockPlace, guestPlaces, type Point, type Spot } from "./geometry.ts";
import { ROMAN } from "./roman.ts";

interface PlanetProps {
  readonly planet: number;
  readonly index: number;
  readonly spot: Spot;
  readonly board: Board;
}

export function PlanetWithShips({ planet, index, spot, board }: PlanetProps): ReactNode {
  const { t, me, called } = useCosmic();
  const ref = planetRef(planet);
  const { light, count, isSpread, props } = useThing(ref);
  const { question } = useAsking();
  // A planet in the warp keeps the colour of its player.
  const owner = t.homeOf[planet] === ADRIFT ? Math.floor(planet / PLANETS_PER_SEAT) : t.homeOf[planet];
  const seats = t.players.map((_, seat) => seat).filter((seat) => shipsOn(t, planet, seat) > 0);
  const label = [called(ref), ...seats.map((seat) => `${called(`player/${seat}`)}: ${shipsOn(t, planet, seat)}`)].join(
    ", ",
  );
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
  const places = guestPlaces(guests.length, spot.behind, board.scale);
  const colony = (seat: Seat, at: Point, isHome: boolean) => (
    <Colony
      key={seat}
      planet={planet}
      seat={seat}
      n={shipsOn(t, planet, seat) - taken(seat)}
      at={{ x: spot.x + at.x, y: spot.y + at.y }}
      board={board}
      isHome={isHome}
    />
  );
  const hull = { x: -7 * board.scale, y: 9 * board.scale };
  return (
    <g {...props} className="thing" aria-label={props.role === undefined ? undefined : label}>
      <Planet
        x={spot.x}
        y={spot.y}
        r={board.planet}
        colour={colourOf(owner)}
        index={index}
        state={state}
        label={ROMAN[index]}
        behind={spot.behind}
        stripped={!seats.includes(owner)}
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
  readonly isHome: boolean;
}

/** The owner's ships are hulls on the planet, those of guests pods behind it. */
function Colony({ planet, seat, n, at, board, isHome }: ColonyProps): ReactNode {
  const { called } = useCosmic();
  const ref = colonyRef(planet, seat);
  const { light, props } = useThing(ref);
  const width = isHome ? board.ship : 28 * board.scale;
  const side = Math.max(LEAST_SIDE, width);
  const drawn = { ...at, colour: colourOf(seat), n, lit: light === "chosen" };
  return (
    <g {...props} className="thing" aria-label={props.role === undefined ? undefined : called(ref)}>
      {light === "none" ? null : (
        <g transform={`translate(${at.x} ${at.y})`}>
          <rect x={-side / 2} y={-side / 2} width={side} height={side} fill="transparent" />
          <Brackets r={width * 0.62} />
        </g>
      )}
      {isHome ? <Stack {...drawn} width={board.ship} /> : <Pod {...drawn} scale={board.scale} />}
    </g>
  );
}

/** Allies of the defense, docked between the planet and its shield. */
export function Docked({ board, aim }: { readonly board: Board; readonly aim: Aim }): ReactNode {
  const { called } = useCosmic();
  const { light, props } = useThing(DOCK);
  const docked = useDocked();
  if (docked.length === 0) return null;
  return (
    <g {...props} className="thing" aria-label={props.role === undefined ? undefined : called(DOCK)}>
      {docked.map(({ seat, n, ghost }, i) => (
        <Pod
          key={`${seat}${ghost}`}
          {...dockPlace(board, aim, i, docked.length)}
          colour={colourOf(seat)}
          n={n}
          scale={board.scale}
          ghost={ghost}
          pre={ghost ? "+" : ""}
          lit={light === "chosen" && !ghost}
        />
      ))}
    </g>
  );
}
