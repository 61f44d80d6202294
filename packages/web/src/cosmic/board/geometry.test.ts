import { describe, expect, test } from "vitest";
import { dockPlaces, podBox } from "./docks.ts";
import {
  type Aim,
  aimAt,
  type Board,
  boardFor,
  gatePlaces,
  guestPlaces,
  type Point,
  type Rect,
  warpPlaces,
} from "./geometry.ts";
import { reservedPlaces } from "./reserved.ts";

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
  const { left, right, top, bottom } = podBox({ x, y }, scale);
  return { what, x: left, y: top, width: right - left, height: bottom - top };
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

/** Planets, gates and the warp are round. */
function liesOn(ally: Rect, one: Thing): boolean {
  if (/guest|plate/.test(one.what)) return overlap(ally, one);
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  const [nearX, nearY] = [clamped(x, ally.x, ally.x + ally.width), clamped(y, ally.y, ally.y + ally.height)];
  return Math.hypot(nearX - x, nearY - y) < one.width / 2;
}

function clamped(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** Everything that stands on a board with four guests on every planet and ships of all in the warp. */
function crowd(board: Board, guests: number): readonly Thing[] {
  const { scale: k, planet: r, systems } = board;
  const spots = [...systems.flatMap(({ planets }) => planets), board.extraPlanet, ...board.adrift];
  return [
    disc(board.warp, board.warpRadius, "warp"),
    ...systems.flatMap(({ plate }, seat) => (plate === undefined ? [] : [{ ...plate, what: `plate ${seat}` }])),
    ...spots.flatMap((spot, i) => [
      disc(spot, r, `planet ${i}`),
      ...guestPlaces(guests, spot.behind, board).map((place, n) =>
        pod(plus(spot, place), k, `guest ${n} of planet ${i}`),
      ),
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
      dockPlaces(board, aim, n).map((place, i) => pod(place, board.scale, `ally ${i}`));
    for (const target of targets)
      for (let n = 1; n <= seats - 2; n++) {
        const allies = docked(aimAt(board, target), n);
        expect(allies).toHaveLength(n);
        const gate = disc(aimAt(board, target).gate, board.gateRadius, "gate");
        const around = [...crowd(board, seats - 1), gate];
        expect(faults(allies)).toEqual([]);
        for (const ally of allies)
          expect(around.filter((one) => liesOn(ally, one)).map(({ what }) => what)).toEqual([]);
      }
  });
});

/** Planets of colours that nobody plays may be put into systems: four of them, where fewer than five play. */
const withAdded = boards
  .filter(({ seats }) => seats < 5)
  .flatMap((board) =>
    Array.from({ length: board.seats }, (_, seat) => [1, 2, 3, 4].map((added) => ({ ...board, seat, added }))).flat(),
  );

test.each(withAdded)(
  "$width × $height, $seats seats seen from $viewer, $added more planets in system $seat: none lies on anything round",
  ({ seats, viewer, width, height, seat, added }) => {
    const board = boardFor(seats, viewer, width, height, [...Array(seat).fill(0), added]);
    const gates = board.berths.map((berth) => disc(berth, board.gateRadius, "gate"));
    const things = [...crowd(board, 0), ...gates];
    expect(faults(things).filter((fault) => !isApart(fault, things))).toEqual([]);
    expect(board.systems[seat].planets).toHaveLength(5 + added);
  },
);

// Three of them in one system are rare, and not every guest fits beside them then.
test.each(withAdded.filter(({ added }) => added <= 2))(
  "$width × $height, $seats seats seen from $viewer, $added more planets in system $seat: a guest of each lies on nothing",
  ({ seats, viewer, width, height, seat, added }) => {
    const board = boardFor(seats, viewer, width, height, [...Array(seat).fill(0), added]);
    const things = crowd({ ...board, adrift: [] }, 1);
    const pods = faults(things).filter((fault) => fault.includes("guest") && !isApart(fault, things));
    expect(pods).toEqual([]);
    for (const { what, x, y, width: across, height: down } of things)
      expect([what, x >= 0 && y >= 0 && x + across <= width && y + down <= height]).toEqual([what, true]);
  },
);

/** Two discs whose squares touch, but not they themselves. */
function isApart(fault: string, things: readonly Thing[]): boolean {
  const [one, other] = fault.split(" and ").map((what) => things.find((thing) => thing.what === what) as Thing);
  if (/guest|plate/.test(fault)) return false;
  const middle = ({ x, y, width, height }: Thing) => [x + width / 2, y + height / 2];
  const [[x, y], [farX, farY]] = [middle(one), middle(other)];
  return Math.hypot(farX - x, farY - y) + 0.6 >= (one.width + other.width) / 2;
}

test.each(boards)("$width × $height, $seats seats seen from $viewer: places for other sets are free", (size) => {
  const board = boardFor(size.seats, size.viewer, size.width, size.height);
  const there = crowd(board, size.seats - 1).filter(({ what }) => what !== "warp");
  const gates = board.berths.map((berth) => disc(berth, board.gateRadius, "gate"));
  const pods = warpPlaces(size.seats, board.scale).map((at) => pod(plus(board.warp, at), board.scale, "in the warp"));
  for (const place of reservedPlaces(board))
    expect([...there, ...gates, ...pods].filter((one) => overlap(place, one)).map(({ what }) => what)).toEqual([]);
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
