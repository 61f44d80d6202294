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

/** A planet that came into the game later lies beside the western berth of the gate. */
export const EXTRA_PLANET = [244, 240] as const;

/** Planets in the warp lie beside the eastern berth. */
export const ADRIFT_PLANETS = [
  [787, 240],
  [725, 240],
] as const;
