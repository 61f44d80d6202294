/** Planets and the ships on and beside them. */
import { colonyRef, DOCK, planetRef, shipsOn } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { PAINT } from "../../art/colours.ts";
import { useAsking } from "../../table/asking.tsx";
import { useThing } from "../../table/thing.ts";
import { Brackets, Planet } from "../art/planet.tsx";
import { Stack } from "../art/ship.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { type Aim, type Board, between, dockPlace, type Point, stackPlaces } from "./geometry.ts";
import { useGhosts } from "./ghosts.ts";
import { ROMAN } from "./roman.ts";

interface PlanetProps {
  readonly planet: number;
  readonly index: number;
  readonly spot: Point;
  readonly board: Board;
}

export function PlanetWithShips({ planet, index, spot, board }: PlanetProps): ReactNode {
  const { t, me, called } = useCosmic();
  const ref = planetRef(planet);
  const { light, count, isSpread, props } = useThing(ref);
  const { question } = useAsking();
  const owner = t.homeOf[planet];
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
  const side = spot.x < board.width * 0.09 ? "left" : spot.x > board.width * 0.91 ? "right" : "top";
  // Ships being chosen from a colony have left it in the picture already.
  const taken = (seat: Seat) =>
    isSpread && seat === me && question?.key !== undefined && TAKING.has(question.key) ? count : 0;
  const places = stackPlaces(
    board,
    seats.map((seat) => seat === owner),
  );
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
        side={side}
        stripped={!seats.includes(owner)}
        sign={sign}
      />
      {seats.map((seat, i) => (
        <Colony
          key={seat}
          planet={planet}
          seat={seat}
          n={shipsOn(t, planet, seat) - taken(seat)}
          x={spot.x + places[i].x}
          y={spot.y + places[i].y}
          width={places[i].width}
        />
      ))}
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
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function Colony({ planet, seat, n, x, y, width }: ColonyProps): ReactNode {
  const { called } = useCosmic();
  const ref = colonyRef(planet, seat);
  const { light, props } = useThing(ref);
  const side = Math.max(LEAST_SIDE, width);
  return (
    <g {...props} className="thing" aria-label={props.role === undefined ? undefined : called(ref)}>
      {light === "none" ? null : (
        <g transform={`translate(${x} ${y - width * 0.1})`}>
          <rect x={-side / 2} y={-side / 2} width={side} height={side} fill="transparent" />
          <Brackets r={width * 0.72} />
        </g>
      )}
      <Stack x={x} y={y} colour={colourOf(seat)} n={n} width={width} lit={light === "chosen"} />
    </g>
  );
}

/** Allies of the defense, docked beside the planet they help to hold. */
export function Docked({ board, aim }: { readonly board: Board; readonly aim: Aim }): ReactNode {
  const { t, called } = useCosmic();
  const { light, props } = useThing(DOCK);
  const ghosts = useGhosts("dock");
  const { planet: r, scale: k, ship } = board;
  const { dock } = t.encounter;
  const stacks = [
    ...dock.flatMap((n, seat) => (n > 0 ? [{ seat, n, ghost: false }] : [])),
    ...(ghosts === undefined ? [] : [{ ...ghosts, ghost: true }]),
  ];
  if (stacks.length === 0) return null;
  return (
    <g {...props} className="thing" aria-label={props.role === undefined ? undefined : called(DOCK)}>
      {stacks.map(({ seat, n, ghost }, i) => {
        const place = dockPlace(board, aim, i);
        const far = Math.hypot(place.x - aim.target.x, place.y - aim.target.y);
        const edge = between(aim.target, place, (r + 6) / far);
        return (
          <g key={`${seat}${ghost}`}>
            <path
              d={`M${edge.x} ${edge.y}L${place.x} ${place.y}`}
              stroke={PAINT[colourOf(seat)].light}
              strokeWidth={2.5}
            />
            <Stack
              x={place.x - 4}
              y={place.y + 4 * k}
              colour={colourOf(seat)}
              n={n}
              width={ship * 0.9}
              ghost={ghost}
              pre={ghost ? "+" : ""}
              lit={light === "chosen" && !ghost}
            />
          </g>
        );
      })}
    </g>
  );
}
