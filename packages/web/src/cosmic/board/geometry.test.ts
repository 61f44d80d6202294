import { expect, test } from "vitest";
import { aimAt, boardFor, dockPlace, gatePlaces, type Point, platesFor, SMALL } from "./geometry.ts";

const SIZES = [
  [1548, 716],
  [1000, 440],
  [1000, 460],
] as const;

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const boards = SIZES.flatMap(([width, height]) =>
  [3, 4, 5].flatMap((seats) => Array.from({ length: seats }, (_, viewer) => ({ width, height, seats, viewer }))),
);

test.each(boards)("$width × $height, $seats seats seen from $viewer: nothing lies on anything else", (given) => {
  const board = boardFor(given.seats, given.viewer, given.width, given.height);
  const planets = board.systems.flatMap((system) => system.planets);
  expect(planets).toHaveLength(given.seats * 5);
  for (const [i, one] of planets.entries()) {
    expect(one.x - board.planet).toBeGreaterThan(0);
    expect(one.x + board.planet).toBeLessThan(board.width);
    expect(one.y - board.planet).toBeGreaterThan(0);
    expect(one.y + board.planet).toBeLessThan(board.height);
    expect(far(one, board.warp)).toBeGreaterThan(board.warpRadius + board.planet);
    for (const other of planets.slice(i + 1)) expect(far(one, other)).toBeGreaterThan(board.planet * 2);
  }
});

test.each(boards)("$width × $height, $seats seats seen from $viewer: the gate and the plates keep apart", (given) => {
  const board = boardFor(given.seats, given.viewer, given.width, given.height);
  for (const target of board.systems.flatMap((system) => system.planets)) {
    const aim = aimAt(board, target);
    const plates = platesFor(board, aim);
    for (const [i, plate] of plates.entries()) {
      const { gate } = aim;
      expect(Math.abs(plate.x - gate.x) > board.gateRadius || Math.abs(plate.y - gate.y) > board.gateRadius).toBe(true);
      for (const other of plates.slice(i + 1))
        expect(Math.abs(plate.x - other.x) > 180 || Math.abs(plate.y - other.y) > 48).toBe(true);
    }
  }
});

test.each(boards)("$width × $height, $seats seats seen from $viewer: no plate hides a planet", (given) => {
  const board = boardFor(given.seats, given.viewer, given.width, given.height);
  const planets = board.systems.flatMap((system) => system.planets);
  const half = board.scale < SMALL ? { x: 95, y: 25 } : { x: 110, y: 34 };
  const chip = 18;
  for (const target of planets)
    for (const plate of platesFor(board, aimAt(board, target)))
      for (const { x, y } of planets) {
        const aside = Math.max(0, Math.abs(x - plate.x) - half.x);
        const above = Math.max(0, plate.y - half.y - chip - y, y - plate.y - half.y);
        expect(board.planet - Math.hypot(aside, above)).toBeLessThan(board.planet / 2);
      }
});

test("the viewer's own system is at the bottom, the next player's to the left of it", () => {
  const { systems, height, width } = boardFor(5, 2, 1548, 716);
  expect(systems[2].planets.every(({ y }) => y > height * 0.75)).toBe(true);
  expect(systems[3].planets.every(({ x }) => x < width * 0.3)).toBe(true);
});

test("ships on the gate and in the dock have places of their own", () => {
  const board = boardFor(5, 0, 1548, 716);
  const aim = aimAt(board, board.systems[3].planets[2]);
  for (const places of [gatePlaces(5, 1), [0, 1, 2, 3].map((i) => dockPlace(board, aim, i))])
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1)) expect(far(one, other)).toBeGreaterThan(30);
});
