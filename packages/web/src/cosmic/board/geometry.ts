/**
 * Where things lie on the board. `lanes.ts` has the positions for a board of 1000 by 462; distances follow both sides of the
 * real one, planets and ships the smaller. Nothing that has a number ever lies on anything else that has one.
 */
import type { Seat } from "@hypergate/kernel";
import { ADRIFT_PLANETS, type Behind, EXTRA_PLANET, HEIGHT, LANES, placesIn, WIDTH } from "./lanes.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A planet's place, and the side of it where guests lie. */
export interface Spot extends Point {
  readonly behind: Behind;
}

/** A planet in its place. */
export interface Placed {
  readonly spot: Spot;
  /** 1 to 5, or 6 for a planet that came later. */
  readonly index: number;
}

interface System {
  /** Its own five, and then those that were put into it. */
  readonly planets: readonly Spot[];
  readonly plate: Rect | undefined;
  readonly ground: Rect | undefined;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Radius of a planet and width of a ship. */
  readonly planet: number;
  readonly ship: number;
  readonly warp: Point;
  readonly warpRadius: number;
  readonly gateRadius: number;
  /** Where the gate may lie: west and east of the warp. */
  readonly berths: readonly [west: Point, east: Point];
  /** By seat. */
  readonly systems: readonly System[];
  /** Where a planet lies that belongs to nobody's system. */
  readonly extraPlanet: Spot;
  /** Where planets lie that are in the warp; none where they are drawn in their systems. */
  readonly adrift: readonly Spot[];
}

const at = (x: number, y: number): Point => ({ x, y });

/** The radius of a planet. */
const PLANET = 27;

const PLATE_HEIGHT = 45;

/** `added` has for every seat how many planets were put into its system; none if absent. */
export function boardFor(
  seats: number,
  viewer: Seat,
  width: number,
  height: number,
  added: readonly number[] = [],
): Board {
  const [kx, ky] = [width / WIDTH, height / HEIGHT];
  const scale = Math.min(kx, ky);
  const lanes = LANES[seats] ?? LANES[5];
  const placed = (x: number, y: number) => at(x * kx, y * ky);
  return {
    width,
    height,
    scale,
    planet: PLANET * scale,
    ship: 33 * scale,
    warp: placed(500, 254),
    warpRadius: 56 * scale,
    gateRadius: 45 * scale,
    berths: [placed(356, 254), placed(644, 254)],
    systems: Array.from({ length: seats }, (_, seat) => {
      const lane = lanes[(seat - viewer + seats) % seats];
      const { plate, ground } = lane;
      return {
        planets: placesIn(lane, added[seat] ?? 0).map(([x, y, behind]) => ({ ...placed(x, y), behind })),
        plate: plate && { ...placed(plate[0], plate[1]), width: plate[2] * kx, height: PLATE_HEIGHT * scale },
        ground: ground && { ...placed(ground[0], ground[1]), width: ground[2] * kx, height: ground[3] * ky },
      };
    }),
    extraPlanet: { ...placed(...EXTRA_PLANET), behind: "down" },
    adrift: ADRIFT_PLANETS.map(([x, y]) => ({ ...placed(x, y), behind: "down" })),
  };
}

/** The gate in its berth, turned to its target: where it is and which way it points. */
export interface Aim {
  readonly gate: Point;
  readonly target: Point;
  /** From the gate to the target, of length 1. */
  readonly along: Point;
  readonly across: Point;
}

/** The gate takes the berth on the side of its target. */
export function aimAt({ warp, berths }: Board, target: Point): Aim {
  return aimFrom(target.x <= warp.x ? berths[0] : berths[1], target);
}

export function aimFrom(gate: Point, target: Point): Aim {
  const [dx, dy] = [target.x - gate.x, target.y - gate.y];
  const length = Math.hypot(dx, dy) || 1;
  const along = at(dx / length, dy / length);
  return { gate, target, along, across: at(-along.y, along.x) };
}

/** A point so far along the beam from `from`, and so far to its side. */
export function beside({ along, across }: Aim, from: Point, ahead: number, aside: number): Point {
  return at(from.x + along.x * ahead + across.x * aside, from.y + along.y * ahead + across.y * aside);
}

/** A pod, the ships of one guest: half its size, without and with its dome, and the grid pods lie in. */
export const POD = { width: 28, height: 17, dome: 4.6, across: 30, down: 23 } as const;

/** Places of guests behind a planet, from its middle: two in a row, then a second row. */
export function guestPlaces(
  n: number,
  behind: Behind,
  { planet, scale }: Pick<Board, "planet" | "scale">,
): readonly Point[] {
  return Array.from({ length: n }, (_, i) => {
    const { x, y } = guestPlace(i, n, behind, planet / scale);
    return at(x * scale, y * scale);
  });
}

function guestPlace(i: number, n: number, behind: Behind, radius: number): Point {
  const row = Math.floor(i / 2);
  const inRow = Math.min(2, n - row * 2);
  const aside = ((i % 2) - (inRow - 1) / 2) * POD.across;
  if (behind === "up") return at(aside, -radius - 10 - row * POD.down);
  if (behind === "down") return at(aside, radius + 15 + row * POD.down);
  const far = radius + 4 + (n > 1 ? POD.across + ((i % 2) - 0.5) * POD.across : POD.across / 2);
  return at(behind === "left" ? -far : far, (row - (Math.ceil(n / 2) - 1) / 2) * POD.down + 3);
}

/** How the ships of several players share the gate: up to three one below the other, the offense as hulls; more as pods in twos. */
export function gatePlaces(n: number, scale: number): readonly Point[] {
  if (n <= 3)
    return Array.from({ length: n }, (_, i) => at(0, (12 - (n - 1) * 13 + (i === 0 ? 0 : 2 + i * 24)) * scale));
  const rows = Math.ceil(n / 2);
  return Array.from({ length: n }, (_, i) => {
    const isAlone = n % 2 === 1 && i === n - 1;
    return at((isAlone ? 0 : ((i % 2) - 0.5) * 34) * scale, ((Math.floor(i / 2) - (rows - 1) / 2) * 26 + 3) * scale);
  });
}

/** The pods in the warp, two by two. */
export function warpPlaces(n: number, scale: number): readonly Point[] {
  const rows = Math.ceil(n / 2);
  return Array.from({ length: n }, (_, i) => {
    const isAlone = n % 2 === 1 && i === n - 1;
    return at((isAlone ? 0 : ((i % 2) - 0.5) * 33) * scale, (7 + (Math.floor(i / 2) - (rows - 1) / 2) * 23) * scale);
  });
}

/** A curve through the planets of a system: its orbit. */
export function orbit(points: readonly Point[]): string {
  const near = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))];
  let path = `M${points[0].x} ${points[0].y}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    const first = at(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6);
    const second = at(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6);
    path += `C${round(first)} ${round(second)} ${round(c)}`;
  }
  return path;
}

export function round({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
