import { describe, expect, test } from "vitest";
import {
  type Aim,
  aimAt,
  type Board,
  boardFor,
  dockPlace,
  gatePlaces,
  guestPlaces,
  POD,
  type Point,
  type Rect,
  warpPlaces,
} from "./geometry.ts";

/** The board as it is at 1920 by 1080 and at 1280 by 720, with a prompt of one line and of two. */
const SIZES = [
  [1548, 716],
  [1000, 452],
  [1000, 430],
] as const;

const boards = SIZES.flatMap(([width, height]) =>
  [3, 4, 5].flatMap((seats) => Array.from({ length: seats }, (_, viewer) => ({ width, height, seats, viewer }))),
);

interface Thing extends Rect {
  readonly what: string;
}

/** A pod with its dome, as wide as two digits make it. */
function pod({ x, y }: Point, scale: number, what: string): Thing {
  const width = (POD.width + 1.4) * scale;
  const [above, below] = [(POD.height / 2 + 5.4) * scale, (POD.height / 2 + 0.7) * scale];
  return { what, x: x - width / 2, y: y - above, width, height: above + below };
}

function disc({ x, y }: Point, r: number, what: string): Thing {
  return { what, x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

function overlap(one: Rect, two: Rect): boolean {
  const slack = 0.6;
  return (
    one.x + slack < two.x + two.width &&
    two.x + slack < one.x + one.width &&
    one.y + slack < two.y + two.height &&
    two.y + slack < one.y + one.height
  );
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** Everything that stands on a board with four guests on every planet and ships of all in the warp. */
function crowd(board: Board, guests: number): readonly Thing[] {
  const { scale: k, planet: r, systems } = board;
  const spots = [...systems.flatMap(({ planets }) => planets), board.extraPlanet];
  return [
    disc(board.warp, board.warpRadius, "warp"),
    ...systems.flatMap(({ plate }, seat) => (plate === undefined ? [] : [{ ...plate, what: `plate ${seat}` }])),
    ...spots.flatMap((spot, i) => [
      disc(spot, r, `planet ${i}`),
      ...guestPlaces(guests, spot.behind, k).map((place, n) => pod(plus(spot, place), k, `guest ${n} of planet ${i}`)),
    ]),
  ];
}

function faults(things: readonly Thing[]): readonly string[] {
  return things.flatMap((one, i) =>
    things.slice(i + 1).flatMap((other) => (overlap(one, other) ? [`${one.what} and ${other.what}`] : [])),
  );
}

describe.each(boards)("$width × $height, $seats seats seen from $viewer", ({ seats, viewer, width, height }) => {
  const board = boardFor(seats, viewer, width, height);
  const targets = board.systems.flatMap(({ planets }) => planets);

  test.each([0, 1, 2, 3, seats - 1])("with %i guests on every planet nothing lies on anything else", (guests) => {
    expect(faults(crowd(board, guests))).toEqual([]);
  });

  test("everything is on the board", () => {
    for (const { what, x, y, width: across, height: down } of crowd(board, seats - 1)) {
      expect([what, x >= 0 && y >= 0]).toEqual([what, true]);
      expect([what, x + across <= width && y + down <= height]).toEqual([what, true]);
    }
  });

  test("the gate lies on nothing, wherever it is aimed", () => {
    const others = crowd(board, seats - 1);
    for (const target of targets) {
      const gate = disc(aimAt(board, target).gate, board.gateRadius, "gate");
      expect(others.filter((other) => overlap(gate, other)).map(({ what }) => what)).toEqual([]);
    }
  });

  test("allies of the defense dock beside the planet and its guests", () => {
    const docked = (aim: Aim, n: number) =>
      Array.from({ length: n }, (_, i) => pod(dockPlace(board, aim, i, n), board.scale, `ally ${i}`));
    for (const target of targets)
      for (const n of [1, 2]) {
        const allies = docked(aimAt(board, target), n);
        const guests = guestPlaces(seats - 1, target.behind, board.scale);
        const there = guests.map((place, i) => pod(plus(target, place), board.scale, `guest ${i}`));
        const around = crowd(board, 0).filter(({ what }) => what.startsWith("plate"));
        expect(faults(allies)).toEqual([]);
        for (const ally of allies)
          expect([...there, ...around].filter((one) => overlap(ally, one)).map(({ what }) => what)).toEqual([]);
      }
  });
});

test("ships of up to five players share the gate and the warp", () => {
  for (const n of [4, 5]) expect(faults(gatePlaces(n, 1).map((at, i) => pod(at, 1.1, `gate ${i}`)))).toEqual([]);
  for (const n of [1, 2, 3, 4, 5]) expect(faults(warpPlaces(n, 1).map((at, i) => pod(at, 1, `warp ${i}`)))).toEqual([]);
});

test("the viewer's own system is at the bottom, the next player's to the left of it", () => {
  const { systems, height, width } = boardFor(5, 2, 1548, 716);
  expect(systems[2].planets.every(({ y }) => y > height * 0.75)).toBe(true);
  expect(systems[3].planets.every(({ x }) => x < width * 0.3)).toBe(true);
});
