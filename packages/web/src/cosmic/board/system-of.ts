import { ADRIFT, GENESIS, NOBODY, PLANETS_PER_SEAT } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";

/** Whose colour a planet has by itself. */
function colourSeat(planet: number): Seat {
  return Math.floor(planet / PLANETS_PER_SEAT);
}

/** The number of a planet: 1 to 5, or 6 for one without a colour. */
export function numberOf(planet: number): number {
  return planet === GENESIS ? PLANETS_PER_SEAT + 1 : (planet % PLANETS_PER_SEAT) + 1;
}

/** Whose system a planet belongs to: one in the warp is still its player's. */
export function systemOf(homeOf: readonly number[], planet: number): Seat {
  return homeOf[planet] === ADRIFT ? colourSeat(planet) : homeOf[planet];
}

/** In whose colour a planet is drawn and named: its own also where it was put into a system; one without a colour, in that of its system. */
export function paintedAs(homeOf: readonly number[], planet: number): Seat {
  return planet === GENESIS ? homeOf[planet] : colourSeat(planet);
}

/** A planet that was put into the system from elsewhere. */
export function isAdded(homeOf: readonly number[], planet: number): boolean {
  const owner = homeOf[planet];
  return owner !== NOBODY && owner !== ADRIFT && planet !== GENESIS && colourSeat(planet) !== owner;
}

/** By seat, how many planets were put into its system. */
export function addedTo(homeOf: readonly number[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    homeOf.reduce((n, owner, planet) => (owner === seat && isAdded(homeOf, planet) ? n + 1 : n), 0),
  );
}

/**
 * Where every planet of the game lies: the own ones of a system in their order, then those that were put into it, as
 * `planets` of that system; planets without a place there in that of `elsewhere`.
 */
export function spotsOf<S>(
  homeOf: readonly number[],
  systems: readonly { readonly planets: readonly S[] }[],
  elsewhere: (planet: number) => S,
): ReadonlyMap<number, S> {
  const spots = new Map<number, S>();
  const next = systems.map(() => PLANETS_PER_SEAT);
  for (const [planet, owner] of homeOf.entries()) {
    if (owner === NOBODY) continue;
    if (isAdded(homeOf, planet)) spots.set(planet, systems[owner].planets[next[owner]++] ?? elsewhere(planet));
    else if (owner === ADRIFT || planet === GENESIS) spots.set(planet, elsewhere(planet));
    else spots.set(planet, systems[owner].planets[planet % PLANETS_PER_SEAT]);
  }
  return spots;
}
