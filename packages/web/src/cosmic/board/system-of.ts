import { ADRIFT, PLANETS_PER_SEAT } from "@hypergate/cosmic/client";
import type { Seat } from "@hypergate/kernel";

/** Whose colour a planet has: a planet in the warp keeps that of its player. */
export function systemOf(homeOf: readonly number[], planet: number): Seat {
  return homeOf[planet] === ADRIFT ? Math.floor(planet / PLANETS_PER_SEAT) : homeOf[planet];
}
