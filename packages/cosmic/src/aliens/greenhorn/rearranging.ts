/** Own ships move among own colonies and home planets. */
import type { Counts, Ref, Seat } from "@hypergate/kernel";
import { askSpread, byPower } from "../../asking.ts";
import type { Play } from "../../effects.ts";
import { coloniesOf, homePlanets, shipsOn, shipsOnColonies } from "../../query.ts";
import { type Planet, planetRef } from "../../refs.ts";
import { landTogether, liftQuietly } from "../../ships.ts";

const MOVE = byPower("greenhorn", "greenhorn 3");

function places(g: Play, me: Seat): Planet[] {
  const t = g.s.table;
  return [...new Set([...homePlanets(t, me), ...coloniesOf(t, me)])];
}

export function mayRearrange(g: Play, me: Seat): boolean {
  return shipsOnColonies(g.s.table, me) > 0 && places(g, me).length > 1;
}

/** All ships are spread anew. Colonies lost and gained count together (PWR-01). */
export function rearrange(g: Play, me: Seat): void {
  const t = g.s.table;
  const n = shipsOnColonies(t, me);
  const planets = places(g, me);
  const slots = planets.map((planet) => ({ ref: planetRef(planet), max: n }));
  const spread = askSpread(g, me, "greenhorn/ships", MOVE, slots, n, n, { n });
  const more = (planet: Planet) => (spread[planetRef(planet)] ?? 0) - shipsOn(t, planet, me);
  const gains = planets.map((planet) => ({ planet, seat: me, n: more(planet) })).filter((one) => one.n > 0);
  const from: Record<Ref, number> = {};
  for (const planet of planets) if (more(planet) < 0) from[planetRef(planet)] = -more(planet);
  liftQuietly(g, me, from satisfies Counts);
  landTogether(g, gains);
}
