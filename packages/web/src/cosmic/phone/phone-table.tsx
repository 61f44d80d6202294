/** The whole table on a phone, without hulls and gate: who has how many ships where, all of it at one glance. */
import { GENESIS, NOBODY, PLANETS_PER_SEAT, planetRef, shipsOn, type Table, WARP } from "@hypergate/cosmic/client";
import type { Ref, Seat } from "@hypergate/kernel";
import { type ReactNode, useMemo } from "react";
import { PAINT } from "../../art/colours.ts";
import { useThing } from "../../table/thing.ts";
import { type Size, useSize } from "../../ui/use-size.ts";
import { HazardSign } from "../art/hazard-sign.tsx";
import { Brackets } from "../art/planet.tsx";
import { Pod } from "../art/pod.tsx";
import { FlightLayer } from "../board/flight-layer.tsx";
import { orbit, type Point, type Spot } from "../board/geometry.ts";
import { markAt } from "../board/marks.ts";
import { PlanetWithShips } from "../board/planets.tsx";
import { addedTo, isAdded, numberOf, spotsOf, systemOf } from "../board/system-of.ts";
import { useWarpRef } from "../board/warp-ref.ts";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import { type PhoneTableBoard, phoneTable, type RowNeeds } from "./phone-rows.ts";
import { PhoneSeat } from "./phone-seats.tsx";

/** Below this scale the names stand closer. */
const TIGHT = 0.92;

export function PhoneTable(): ReactNode {
  const [element, size] = useSize<HTMLElement>();
  const words = useWords();
  return (
    <main className="phone-whole" ref={element} aria-label={words("cosmic.board")}>
      {size === undefined ? null : <Rows size={size} />}
    </main>
  );
}

function Rows({ size }: { readonly size: Size }): ReactNode {
  const { t, from, called } = useCosmic();
  const needs = JSON.stringify(t.players.map((_, seat) => needsOf(t, seat)));
  const board = useMemo(() => {
    const seats = t.seats;
    // Clockwise from the left; the reader's own row is the last.
    const order = Array.from({ length: seats }, (_, i) => (from + 1 + i) % seats);
    return phoneTable(JSON.parse(needs) as RowNeeds[], order, size.width, size.height);
  }, [t.seats, from, needs, size]);
  const spots = planetsOn(board, t);
  const places = new Map<Ref, Point>([
    [WARP, board.warp],
    ...[...spots].map(([planet, spot]) => [planetRef(planet), spot] as const),
  ]);
  const { planet: target, offense } = t.encounter;
  return (
    <div className="phone-rows" style={{ height: board.height }}>
      <svg width={board.width} height={board.height} role="group" aria-label={called(WARP)}>
        {board.rows.map(({ seat, ground }) => (
          <g key={seat}>
            <rect {...ground} rx={12} fill={PAINT[colourOf(seat)].light} fillOpacity={0.07} />
            <path
              d={orbit(board.systems[seat].planets.slice(0, PLANETS_PER_SEAT))}
              fill="none"
              stroke={PAINT[colourOf(seat)].light}
              strokeOpacity={0.28}
            />
          </g>
        ))}
        {[...spots].map(([planet, spot]) => (
          <g key={planet}>
            {planet === target && offense !== NOBODY ? (
              <circle
                cx={spot.x}
                cy={spot.y}
                r={board.planet + 4 * board.scale}
                fill="none"
                stroke={PAINT[colourOf(offense)].light}
                strokeWidth={2}
                strokeDasharray="5 3"
              />
            ) : null}
            <PlanetWithShips planet={planet} index={numberOf(planet)} spot={spot} board={board} isFlat />
          </g>
        ))}
        <WarpLine board={board} />
      </svg>
      {board.rows.map(({ seat, names }) => (
        <div
          key={seat}
          className={board.scale < TIGHT ? "phone-name tight" : "phone-name"}
          style={{ left: names.x, top: names.y, width: names.width, height: names.height }}
        >
          <PhoneSeat seat={seat} />
        </div>
      ))}
      <FlightLayer places={places} ship={board.ship} />
    </div>
  );
}

function WarpLine({ board }: { readonly board: PhoneTableBoard }): ReactNode {
  const { t, called } = useCosmic();
  const words = useWords();
  const lost = t.warp.flatMap((n, seat): (readonly [Seat, number])[] => (n > 0 ? [[seat, n]] : []));
  const places = board.warpPods(lost.length);
  const label = lost.map(([seat, n]) => `${called(`player/${seat}`)}: ${n}`).join(", ");
  const { light, props } = useThing(useWarpRef(), { label: `${words("cosmic.warp")}. ${label}` });
  const { x, y } = board.warp;
  return (
    <g {...props} className="thing" data-holds="warp">
      <rect x={0} y={y - 15} width={x - 22} height={30} fill="transparent" />
      <text className="board-text" x={14} y={y + 4} fontSize={13}>
        {words("cosmic.warp")}
      </text>
      {lost.map(([seat, n], i) => (
        <Pod key={seat} {...places[i]} colour={colourOf(seat)} n={n} scale={board.scale} mark={markAt(t, seat, WARP)} />
      ))}
      {t.encounter.hazard ? (
        <g>
          <title>{words("cosmic.hazardAbout")}</title>
          <HazardSign x={board.width - 64} y={y} r={11} />
        </g>
      ) : null}
      {light === "none" ? null : (
        <g transform={`translate(28 ${y})`}>
          <Brackets r={17} />
        </g>
      )}
    </g>
  );
}

function needsOf(t: Table, owner: Seat): RowNeeds {
  const planets = t.homeOf.flatMap((_, planet) => (systemOf(t.homeOf, planet) === owner ? [planet] : []));
  const guests = (planet: number) =>
    t.players.filter((_, seat) => seat !== owner && shipsOn(t, planet, seat) > 0).length;
  const most = (isMeant: (planet: number) => boolean) => Math.max(0, ...planets.filter(isMeant).map(guests));
  return {
    guests: most((planet) => !isAdded(t.homeOf, planet)),
    added: addedTo(t.homeOf, t.seats)[owner],
    guestsOnAdded: most((planet) => isAdded(t.homeOf, planet)),
  };
}

function planetsOn({ systems, extraPlanet }: PhoneTableBoard, t: Table): ReadonlyMap<number, Spot> {
  // A planet in the warp is drawn in its system.
  const elsewhere = (planet: number) =>
    planet === GENESIS ? extraPlanet : systems[systemOf(t.homeOf, planet)].planets[numberOf(planet) - 1];
  return spotsOf(t.homeOf, systems, elsewhere);
}
