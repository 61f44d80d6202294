/**
 * Where things lie when a phone shows the whole table: a row for each player with the planets of the home system, guests below
 * each planet in twos, and a line with the warp under all rows. For a screen 390 wide; other widths are scaled.
 */
import type { Seat } from "@hypergate/kernel";
import { type Board, POD, type Point, type Rect, type Spot } from "../board/geometry.ts";

const WIDTH = 390;
const RADIUS = 18;
const EDGE = 6;
const GAP = 5;
/** The column of the names. */
const NAMES = 62;
/** Seal, name, hand and part in the encounter. */
const LEAST_ROW = 84;
/** From the top of a row to the middle of its planets. */
const PLANET_DOWN = 26;
/** From a planet to the first row of guests, and what stands below the last. */
const TO_GUESTS = 14;
const BELOW_GUESTS = 12;
/** The line with the warp is never smaller. */
const LINE = 40;
/** Smaller than this nothing can be read: then the table scrolls. */
const LEAST_SCALE = 0.72;

export interface PhoneRow {
  readonly seat: Seat;
  readonly ground: Rect;
  readonly names: Rect;
}

export interface PhoneTableBoard extends Board {
  readonly rows: readonly PhoneRow[];
  /** Where the ships in the warp lie, each in its place. */
  readonly warpPods: (n: number) => readonly Point[];
}

/** What the row of a player has to hold. */
export interface RowNeeds {
  /** The largest number of guests on one of the planets. */
  readonly guests: number;
  /** How many planets were put into the system, which lie in a line of their own, and the most guests on one of these. */
  readonly added: number;
  readonly guestsOnAdded: number;
}

/** `rowNeeds` by seat. */
export function phoneTable(rowNeeds: readonly RowNeeds[], order: readonly Seat[], width: number, height: number) {
  const needs = order.map((seat) => rowHeight(rowNeeds[seat]));
  const need = needs.reduce((sum, one) => sum + one + GAP, EDGE);
  const wide = width / WIDTH;
  const scale = Math.max(LEAST_SCALE * wide, Math.min(wide, (height - LINE) / need));
  const rows: PhoneRow[] = [];
  const systems: Board["systems"][number][] = [];
  let top = EDGE * scale;
  for (const [i, seat] of order.entries()) {
    const down = needs[i] * scale;
    const ground = { x: EDGE * wide, y: top, width: width - 2 * EDGE * wide, height: down };
    rows.push({ seat, ground, names: { x: EDGE * wide, y: top, width: NAMES * wide, height: down } });
    systems[seat] = { planets: planetsIn(rowNeeds[seat], top, wide, scale), plate: undefined, ground };
    top += down + GAP * scale;
  }
  return boardWith(rows, systems, { width, height: top + LINE, wide, scale, line: top + LINE / 2 });
}

interface Measures {
  readonly width: number;
  readonly height: number;
  readonly wide: number;
  readonly scale: number;
  readonly line: number;
}

function boardWith(
  rows: readonly PhoneRow[],
  systems: Board["systems"],
  { width, height, wide, scale, line }: Measures,
): PhoneTableBoard {
  const warp = { x: 76 * wide, y: line };
  return {
    width,
    height,
    scale,
    planet: RADIUS * scale,
    ship: 30 * scale,
    warp,
    warpRadius: 0,
    gateRadius: 0,
    berths: [warp, warp],
    systems,
    // A planet that came later follows the others of the line.
    extraPlanet: { x: 290 * wide, y: line, behind: "right" },
    adrift: [],
    rows,
    warpPods: (n) => Array.from({ length: n }, (_, i) => ({ x: warp.x + i * 37 * scale, y: warp.y + 3 * scale })),
  };
}

function rowHeight({ guests, added, guestsOnAdded }: RowNeeds): number {
  const planets = lineHeight(guests) + (added === 0 ? 0 : lineHeight(guestsOnAdded));
  return Math.max(LEAST_ROW, planets);
}

/** From the top of a line of planets to below its guests. */
function lineHeight(guests: number): number {
  const rows = Math.ceil(guests / 2);
  return PLANET_DOWN + RADIUS + (rows === 0 ? 0 : TO_GUESTS + (rows - 1) * POD.down + BELOW_GUESTS);
}

function planetsIn({ guests, added }: RowNeeds, top: number, wide: number, scale: number): readonly Spot[] {
  const first = NAMES + EDGE + 40;
  const step = (WIDTH - EDGE - 32 - first) / 4;
  const inLine = (n: number, y: number) =>
    Array.from({ length: n }, (_, i): Spot => ({ x: (first + i * step) * wide, y, behind: "down" }));
  const down = top + PLANET_DOWN * scale;
  return [...inLine(5, down), ...inLine(added, down + lineHeight(guests) * scale)];
}
