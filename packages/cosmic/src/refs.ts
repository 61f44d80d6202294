/** References to things on the table, as questions and answers name them. */
import type { Counts, Ref, Seat, Slot } from "@hypergate/kernel";
import { MAX_SEATS } from "./catalogue.ts";

/** A planet's number: five for each seat in order, then the one that can be created in play. */
export type Planet = number;
export const PLANETS_PER_SEAT = 5;
export const MAX_PLANETS = MAX_SEATS * PLANETS_PER_SEAT + 1;
/** The one that can be created in play. */
export const GENESIS: Planet = MAX_PLANETS - 1;

const PLANET_REFS: readonly Ref[] = Array.from({ length: MAX_PLANETS }, (_, planet) =>
  planet === MAX_PLANETS - 1
    ? "planet/new"
    : `planet/${Math.floor(planet / PLANETS_PER_SEAT)}.${(planet % PLANETS_PER_SEAT) + 1}`,
);
const PLAYER_REFS: readonly Ref[] = Array.from({ length: MAX_SEATS }, (_, seat) => `player/${seat}`);

/** Larger fleets than this are rare on one planet. */
const MANY_SHIPS = 20;
const PLANET_SLOTS: readonly (readonly Slot[])[] = PLANET_REFS.map((ref) =>
  Array.from({ length: MANY_SHIPS + 1 }, (_, max) => ({ ref, max })),
);

/** Every ref as often as it counts. */
export function eachOf(counts: Counts): Ref[] {
  return Object.entries(counts).flatMap(([ref, n]) => new Array<Ref>(n).fill(ref));
}

/** A number that is said. */
export function numberRef(n: number): Ref {
  return `number/${n}`;
}

/** `planet/2.3` is the third planet of seat 2. */
export function planetRef(planet: Planet): Ref {
  return PLANET_REFS[planet];
}

/** Up to so many pieces on a planet. */
export function planetSlot(planet: Planet, max: number): Slot {
  return max <= MANY_SHIPS ? PLANET_SLOTS[planet][max] : { ref: PLANET_REFS[planet], max };
}

export function planetOf(ref: Ref): Planet {
  const planet = (ref.charCodeAt(7) - ZERO) * PLANETS_PER_SEAT + ref.charCodeAt(9) - ZERO - 1;
  if (planet >= 0 && planet < GENESIS && PLANET_REFS[planet] === ref) return planet;
  return ref === PLANET_REFS[GENESIS] ? GENESIS : -1;
}

const ZERO = "0".charCodeAt(0);

export function playerRef(seat: Seat): Ref {
  return PLAYER_REFS[seat];
}

export function playerOf(ref: Ref): Seat {
  const seat = ref.charCodeAt("player/".length) - ZERO;
  return seat >= 0 && seat < MAX_SEATS && PLAYER_REFS[seat] === ref ? seat : -1;
}

/** `colony/2.3@1` is the colony of seat 1 on that planet. */
export function colonyRef(planet: Planet, seat: Seat): Ref {
  return COLONY_REFS[planet][seat];
}

const COLONY_REFS: readonly (readonly Ref[])[] = PLANET_REFS.map((ref) =>
  PLAYER_REFS.map((_, seat) => `colony/${ref.slice("planet/".length)}@${seat}`),
);

/** `lab/2.3` are the ships on technology number 3 of seat 2. */
export function labRef(seat: Seat, n: number): Ref {
  return `lab/${seat}.${n}`;
}

/** The seat whose research ships a place names. */
export function labOwner(ref: Ref): Seat {
  return Number(ref.slice("lab/".length).split(".")[0]);
}

const SHEET = "sheet/";

/** `sheet/oracle` are the ships that lie on that alien's sheet. */
export function sheetRef(power: string): Ref {
  return `${SHEET}${power}`;
}

/** The alien on whose sheet a place is. */
export function sheetOf(ref: Ref): string | undefined {
  return ref.startsWith(SHEET) ? ref.slice(SHEET.length) : undefined;
}

/** Places of ships that are not planets. */
export const GATE: Ref = "place/gate";
export const DOCK: Ref = "place/dock";
export const WARP: Ref = "place/warp";
/** Out of the game, and between two places. */
export const REMOVED: Ref = "place/removed";
export const TRANSIT: Ref = "place/transit";

export const PASS: Ref = "word/pass";
