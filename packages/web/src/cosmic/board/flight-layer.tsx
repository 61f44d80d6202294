/** Ships that have just moved fly from where they were to where they are. */

import type { Table } from "@hypergate/cosmic/client";
import type { Ref } from "@hypergate/kernel";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { ShipIcon } from "../art/ship.tsx";
import { colourOf, useCosmic } from "../use-cosmic.tsx";
import { type Flight, flightsBetween } from "./flights.ts";
import type { Point } from "./geometry.ts";

interface Wing extends Flight {
  readonly id: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** More flights than these at once are a new position, not a move. */
const MOST = 8;

export function FlightLayer({
  places,
  ship,
}: {
  readonly places: ReadonlyMap<Ref, Point>;
  readonly ship: number;
}): ReactNode {
  const { t } = useCosmic();
  const before = useRef<Table>(t);
  const nextId = useRef(0);
  const [wings, setWings] = useState<readonly Wing[]>([]);
  useEffect(() => {
    const flights = flightsBetween(before.current, t);
    before.current = t;
    if (flights.length === 0 || flights.length > MOST) return;
    // A new move lets the one before it jump to its end.
    const duration = timeOfMove();
    setWings(flights.map((flight) => ({ ...flight, id: nextId.current++, duration })));
  }, [t]);
  const land = useCallback((id: number) => setWings((now) => now.filter((wing) => wing.id !== id)), []);
  return (
    <div className="flights" aria-hidden="true">
      {wings.map((wing) => {
        const [from, to] = [places.get(wing.from), places.get(wing.to)];
        return from === undefined || to === undefined ? null : (
          <Flying key={wing.id} wing={wing} from={from} to={to} ship={ship} land={land} />
        );
      })}
    </div>
  );
}

interface FlyingProps {
  readonly wing: Wing;
  readonly from: Point;
  readonly to: Point;
  readonly ship: number;
  readonly land: (id: number) => void;
}

/** How long a move takes; no time at all for those who want no motion. */
function timeOfMove(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--move")) || 0;
}

function Flying({ wing, from, to, ship, land }: FlyingProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  // A flight keeps its course, whatever is drawn anew meanwhile.
  const [course] = useState({ ...wing, from, to, ship });
  useEffect(() => {
    const { id, from: start, to: end, ship: width, duration } = course;
    const path = [start, end].map(({ x, y }) => ({ transform: `translate(${x - width / 2}px, ${y - width / 3}px)` }));
    const flight = element.current?.animate(path, { duration, easing: "ease-in-out", fill: "both" });
    if (flight === undefined) return;
    flight.onfinish = () => land(id);
    return () => flight.cancel();
  }, [course, land]);
  return (
    <div ref={element} className="flight">
      <ShipIcon colour={colourOf(wing.seat)} size={ship} />
    </div>
  );
}
