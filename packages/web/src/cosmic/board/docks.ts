/** Where allies of the defense dock: between the planet and its shield, on nothing else that lies there. */
import { type Aim, type Board, beside, guestPlaces, POD, type Point, type Spot } from "./geometry.ts";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a pod covers, with its dome. */
export function podBox({ x, y }: Point, k: number): Box {
  const [aside, below] = [(POD.width / 2 + 0.7) * k, (POD.height / 2 + 0.7) * k];
  return { left: x - aside, right: x + aside, top: y - below - POD.dome * k, bottom: y + below };
}

/** Beside the beam first, then in it, then farther out; in radians from the beam, and in rows. */
const ANGLES = [-0.62, 0.62, 0, -0.9, 0.9, -0.35, 0.35, -1.2, 1.2] as const;
const ROWS = 3;

export function dockPlaces(board: Board, aim: Aim, docked: number): readonly Point[] {
  const { scale: k } = board;
  const taken = guestsOn(board).map((pod) => podBox(pod, k));
  const places: Point[] = [];
  for (let row = 0; row < ROWS; row++)
    for (const angle of ANGLES) {
      if (places.length === docked) return places;
      const place = nearest(board, aim, angle, row);
      const box = podBox(place, k);
      if (isOnDisc(board, box) || taken.some((other) => touch(box, other, k))) continue;
      taken.push(box);
      places.push(place);
    }
  return places;
}

/** How far the shield stands before its planet: it makes room for allies who dock inside. */
export function shieldRadius({ planet, scale }: Board, { target }: Aim, docks: readonly Point[]): number {
  const far = docks.map(({ x, y }) => Math.hypot(x - target.x, y - target.y) + 12 * scale);
  return Math.max(planet + 9 * scale, ...far);
}

/** As near to the planet, and to the number that sticks out of it, as the side of the pod that is turned to it allows. */
function nearest({ planet, scale: k }: Board, aim: Aim, angle: number, row: number): Point {
  const place = (far: number) => beside(aim, aim.target, -Math.cos(angle) * far, Math.sin(angle) * far);
  let far = planet + (12 + row * POD.down) * k;
  while (wayTo(podBox(place(far), k), aim.target) < planet + (4 + row * POD.down) * k) far += k;
  return place(far);
}

/** The shortest way from a box to a point. */
function wayTo({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function touch(one: Box, other: Box, k: number): boolean {
  return (
    one.left < other.right + k && other.left < one.right + k && one.top < other.bottom + k && other.top < one.bottom + k
  );
}

/** Everywhere a planet may lie. */
function spotsOf({ systems, extraPlanet, adrift }: Board): readonly Spot[] {
  return [...systems.flatMap(({ planets }) => planets), extraPlanet, ...adrift];
}

/** The box lies on a planet, the warp or a gate. */
function isOnDisc(board: Board, box: Box) {
  const { planet, warp, warpRadius, berths, gateRadius, scale: k } = board;
  const discs = [
    ...spotsOf(board).map((spot) => [spot, planet] as const),
    ...berths.map((berth) => [berth, gateRadius] as const),
    [warp, warpRadius] as const,
  ];
  return discs.some(([middle, r]) => wayTo(box, middle) < r + k);
}

/** Where guests of all planets lie when there are as many as can be. */
function guestsOn(board: Board): readonly Point[] {
  const guests = board.systems.length === 0 ? 4 : board.systems.length - 1;
  return spotsOf(board).flatMap((spot) =>
    guestPlaces(guests, spot.behind, board).map(({ x, y }) => ({ x: spot.x + x, y: spot.y + y })),
  );
}
