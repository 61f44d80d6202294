/**
 * Where things lie on the board. Positions are drawn for a board of 1548 by 718 and shrink with it; planets and ships
 * shrink with the smaller side. The viewer's own system is at the bottom, the others follow clockwise.
 */
import type { Seat } from "@hypergate/kernel";

export interface Point {
  readonly x: number;
  readonly y: number;
}

const WIDTH = 1548;
const HEIGHT = 718;

/** A system: its planets in order, and where its plate may lie, the best place first. */
interface Place {
  readonly planets: readonly Point[];
  readonly plates: readonly Point[];
}

/** Where a planet lies. */
export interface Spot {
  readonly spot: Point;
  /** 1 to 5, or 6 for a planet that came later. */
  readonly index: number;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly viewer: Seat;
  readonly scale: number;
  /** Radius of a planet and width of a ship. */
  readonly planet: number;
  readonly ship: number;
  readonly warp: Point;
  readonly warpRadius: number;
  readonly gateRadius: number;
  /** By seat. */
  readonly systems: readonly Place[];
  /** Where a planet lies that belongs to nobody's system. */
  readonly extraPlanet: Point;
}

const at = (x: number, y: number): Point => ({ x, y });
const mirrored = ({ planets, plates }: Place): Place => ({
  planets: planets.map(({ x, y }) => at(WIDTH - x, y)).reverse(),
  plates: plates.map(({ x, y }) => at(WIDTH - x, y)),
});

const BOTTOM: Place = {
  planets: [at(538, 588), at(656, 604), at(774, 610), at(892, 604), at(1010, 588)],
  plates: [at(774, 486), at(574, 470), at(974, 470), at(540, 462), at(1008, 462), at(500, 452), at(1048, 452)],
};
const LOW_LEFT: Place = {
  planets: [at(422, 638), at(296, 630), at(182, 590), at(108, 500), at(92, 384)],
  plates: [at(316, 506), at(290, 420), at(300, 360), at(280, 540)],
};
const HIGH_LEFT: Place = {
  planets: [at(98, 256), at(166, 146), at(288, 98), at(420, 88), at(552, 104)],
  plates: [at(346, 218), at(300, 334), at(330, 404), at(470, 190)],
};
const LEFT: Place = {
  planets: [at(196, 622), at(112, 512), at(84, 376), at(112, 240), at(196, 124)],
  plates: [at(300, 376), at(310, 270), at(310, 482)],
};
const TOP: Place = {
  planets: [at(538, 108), at(656, 92), at(774, 86), at(892, 92), at(1010, 108)],
  plates: [at(1180, 216), at(368, 216), at(1180, 150)],
};
const HIGH_LEFT_WIDE: Place = {
  planets: [at(110, 420), at(108, 288), at(176, 172), at(300, 106), at(440, 88)],
  plates: [at(350, 262), at(330, 370), at(500, 200)],
};

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  3: [BOTTOM, HIGH_LEFT_WIDE, mirrored(HIGH_LEFT_WIDE)],
  4: [BOTTOM, LEFT, TOP, mirrored(LEFT)],
  5: [BOTTOM, LOW_LEFT, HIGH_LEFT, mirrored(HIGH_LEFT), mirrored(LOW_LEFT)],
};

/** On a small board ships, plates and planets shrink a little less than distances, so that numbers stay readable. */
export const SMALL = 0.8;
const SMALL_BONUS = 1.09;

export function boardFor(seats: number, viewer: Seat, width: number, height: number): Board {
  const [kx, ky] = [width / WIDTH, height / HEIGHT];
  const scale = Math.min(kx, ky);
  const places = PLACES[seats] ?? PLACES[5];
  const shrunk = ({ x, y }: Point) => at(x * kx, y * ky);
  const bonus = scale < SMALL ? SMALL_BONUS : 1;
  return {
    width,
    height,
    viewer,
    scale,
    planet: 42 * scale,
    ship: 47 * scale * bonus,
    warp: shrunk(at(774, 326)),
    warpRadius: 122 * scale,
    gateRadius: 63 * scale,
    systems: Array.from({ length: seats }, (_, seat) => {
      const { planets, plates } = places[(seat - viewer + seats) % seats];
      return { planets: planets.map(shrunk), plates: plates.map(shrunk) };
    }),
    extraPlanet: shrunk(at(774, 140)),
  };
}

/** The gate on the rim of the warp, turned to its target: where it is and which way it points. */
export interface Aim {
  readonly gate: Point;
  readonly target: Point;
  /** From the gate to the target, of length 1. */
  readonly along: Point;
  readonly across: Point;
}

export function aimAt({ warp, warpRadius, gateRadius }: Board, target: Point): Aim {
  const [dx, dy] = [target.x - warp.x, target.y - warp.y];
  const length = Math.hypot(dx, dy) || 1;
  const along = at(dx / length, dy / length);
  const far = warpRadius + gateRadius + 3;
  return {
    gate: at(warp.x + along.x * far, warp.y + along.y * far),
    target,
    along,
    across: at(-along.y, along.x),
  };
}

/** A point so far along the beam from `from`, and so far to its side. */
export function beside({ along, across }: Aim, from: Point, ahead: number, aside: number): Point {
  return at(from.x + along.x * ahead + across.x * aside, from.y + along.y * ahead + across.y * aside);
}

/** Half the size of a plate, on a large and on a small board. */
const PLATE: Point = at(116, 36);
const SMALL_PLATE: Point = at(102, 27);

/** Where the plates lie: the first place of each that the gate, its beam and the plates before it leave free. */
export function platesFor(board: Board, aim: Aim | undefined): readonly Point[] {
  const half = board.scale < SMALL ? SMALL_PLATE : PLATE;
  const seats = board.systems.length;
  const taken: Point[] = [];
  const isApart = ({ x, y }: Point) =>
    taken.every((other) => Math.abs(other.x - x) >= half.x * 2 || Math.abs(other.y - y) >= half.y * 2);
  const covers = (plate: Point, { x, y }: Point, r: number) =>
    Math.abs(plate.x - x) < half.x + r && Math.abs(plate.y - y) < half.y + r;
  const missesGate = (plate: Point) => aim === undefined || !covers(plate, aim.gate, board.gateRadius);
  const missesBeam = (plate: Point) =>
    aim === undefined ||
    ON_BEAM.every((part) => !covers(plate, between(aim.gate, aim.target, part), board.planet * 0.5));
  // The viewer's own comes first: it has the least room.
  for (let i = 0; i < seats; i++) {
    const { plates } = board.systems[(board.viewer + i) % seats];
    const free = plates.filter((plate) => isApart(plate) && missesGate(plate));
    taken.push(free.find(missesBeam) ?? free[0] ?? plates.find(missesGate) ?? plates[0]);
  }
  return taken.map((_, seat) => taken[(seat - board.viewer + seats) % seats]);
}

const ON_BEAM: readonly number[] = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];

/** The places of several stacks inside the gate: up to three one above the other, more in two columns. */
export function gatePlaces(n: number, scale: number): readonly Point[] {
  const columns = n > 3 ? 2 : 1;
  const rows = Math.ceil(n / columns);
  return Array.from({ length: n }, (_, i) =>
    at(
      (-11 + (columns === 2 ? ((i % 2) - 0.5) * 52 : 0)) * scale,
      (10 + (Math.floor(i / columns) - (rows - 1) / 2) * 40) * scale,
    ),
  );
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

/** Where each stack of ships lies on a planet: the owner's in the middle, up to four others on the lower edge. */
export function stackPlaces(board: Board, isHome: readonly boolean[]): readonly (Point & { readonly width: number })[] {
  const { planet: r, ship } = board;
  const k = r / 38;
  const guests = isHome.filter((home) => !home).length;
  let guest = 0;
  return isHome.map((home) => {
    if (home) return { x: -8 * k, y: 12 * k, width: ship };
    const i = guest++;
    if (guests === 1) return { x: -12 * k, y: r + 2 * k, width: ship * 0.86 };
    const spread = r * 1.15;
    const x = ((i + 0.5) / guests - 0.5) * spread * Math.min(guests, 3) - 8 * k;
    return { x, y: r + (guests > 2 && i % 2 === 0 ? 10 : -2) * k, width: ship * (guests > 2 ? 0.68 : 0.76) };
  });
}

/** Where the ships of allies of the defense lie: beside the beam, in front of the planet they help to hold. */
export function dockPlace(board: Board, aim: Aim, i: number): Point {
  const way = i % 2 === 0 ? 1 : -1;
  const row = Math.floor(i / 2);
  return beside(aim, aim.target, -board.planet * (0.75 + row * 1.05), board.planet * (1.55 - row * 0.1) * way);
}

/** A point on the way from one to another. */
export function between(from: Point, to: Point, part: number): Point {
  return at(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
}
