/**
 * Where the systems lie on a board of 1000 by 462, for three, four and five players. Every opponent has a lane: the plate heads
 * it, the planets follow. The own planets are the bottom row, and the own plate is the tile beside the hand.
 */
export interface Lane {
  readonly planets: readonly (readonly [x: number, y: number])[];
  /** The side of a planet that is turned away from the warp: guests lie there. */
  readonly behind: Behind;
  /** Left, top and width; none for the own system. */
  readonly plate?: readonly [x: number, y: number, width: number];
  /** Left, top, width and height of the ground of the lane. */
  readonly ground?: readonly [x: number, y: number, width: number, height: number];
}

export type Behind = "up" | "down" | "left" | "right";

export const WIDTH = 1000;
export const HEIGHT = 462;

function row(xs: readonly number[], ys: readonly number[]): Lane["planets"] {
  return xs.map((x, i) => [x, ys[i]] as const);
}

const OWN: Lane = { planets: row([250, 375, 500, 625, 750], [372, 381, 384, 381, 372]), behind: "down" };

const LEFT: Lane = {
  planets: row([98, 106, 109, 106, 98], [112, 187, 262, 337, 412]),
  behind: "left",
  plate: [10, 8, 160],
  ground: [6, 6, 168, 450],
};

const RIGHT: Lane = {
  planets: LEFT.planets.map(([x, y]) => [WIDTH - x, y] as const),
  behind: "right",
  plate: [830, 8, 160],
  ground: [826, 6, 168, 450],
};

export const LANES: Readonly<Record<number, readonly Lane[]>> = {
  3: [
    OWN,
    {
      planets: row([98, 182, 266, 350, 434], [134, 143, 147, 143, 134]),
      behind: "up",
      plate: [50, 8, 424],
      ground: [44, 6, 436, 176],
    },
    {
      planets: row([566, 650, 734, 818, 902], [134, 143, 147, 143, 134]),
      behind: "up",
      plate: [526, 8, 424],
      ground: [520, 6, 436, 176],
    },
  ],
  4: [
    OWN,
    LEFT,
    {
      planets: row([316, 408, 500, 592, 684], [128, 136, 139, 136, 128]),
      behind: "up",
      plate: [268, 8, 464],
      ground: [262, 6, 476, 168],
    },
    RIGHT,
  ],
  5: [
    OWN,
    LEFT,
    {
      planets: row([216, 279, 342, 405, 468], [128, 135, 138, 135, 128]),
      behind: "up",
      plate: [188, 8, 303],
      ground: [182, 6, 315, 166],
    },
    {
      planets: row([532, 595, 658, 721, 784], [128, 135, 138, 135, 128]),
      behind: "up",
      plate: [509, 8, 303],
      ground: [503, 6, 315, 166],
    },
    RIGHT,
  ],
};

/** A planet's place in a lane, and the side of it where guests lie. */
export type LanePlace = readonly [x: number, y: number, behind: Behind];

/** How far the planets at the ends of a row may lie from the edges of its ground, or of the own row. */
const ROW_EDGE = 30;
const OWN_GROUND = [170, 660] as const;

/** The places of the five planets of a system, and of so many that were put into it from elsewhere. */
export function placesIn(lane: Lane, added: number): readonly LanePlace[] {
  const { planets, behind } = lane;
  if (added === 0) return planets.map(([x, y]) => [x, y, behind] as const);
  return behind === "up" || behind === "down" ? inRow(lane, added) : inColumn(lane, added);
}

/** They follow the others of the row, and all move closer together. */
function inRow({ planets, behind, ground }: Lane, added: number): LanePlace[] {
  const [left, width] = ground === undefined ? OWN_GROUND : [ground[0], ground[2]];
  const n = planets.length + added;
  const step = (width - 2 * ROW_EDGE) / (n - 1);
  const [end, middle] = [planets[0][1], planets[2][1]];
  // Where they would touch, every second one makes way.
  const aside = Math.sqrt(Math.max(0, APART ** 2 - step ** 2)) * (behind === "up" ? 1 : -1);
  return Array.from({ length: n }, (_, i) => {
    const out = (2 * i) / (n - 1) - 1;
    const y = middle + (end - middle) * out * out + (i % 2) * aside;
    return [left + ROW_EDGE + i * step, y, behind] as const;
  });
}

/** From the middle of one planet to that of the next. */
const APART = 56;

/** Between which rows of the column they lie, and how far on the way to the warp; and where their guests do not meet those of others. */
const BETWEEN = [
  [0, 62, "inward"],
  [3, 62, "up"],
  [2, 62, "inward"],
  [1, 46, "outward"],
] as const;

function inColumn({ planets, behind }: Lane, added: number): LanePlace[] {
  const inward = behind === "left" ? "right" : "left";
  const sides = { inward, outward: behind, up: "up" } as const;
  const way = inward === "right" ? 1 : -1;
  const own = planets.map(([x, y]) => [x, y, behind] as const);
  const more = BETWEEN.slice(0, added).map(([i, far, side]): LanePlace => {
    const [[x, y], [, below]] = [planets[i], planets[i + 1]];
    return [x + far * way, (y + below) / 2, sides[side]];
  });
  return [...own, ...more];
}

/** A planet that came into the game later lies beside the western berth of the gate. */
export const EXTRA_PLANET = [244, 240] as const;

/** Planets in the warp lie beside the eastern berth. */
export const ADRIFT_PLANETS = [
  [787, 240],
  [725, 240],
] as const;
