import { askSeat, askSpread, byCard, colonySlots } from "../asking.ts";
import { type Artifact, at, type Play } from "../effects.ts";
import { homePlanets, shipsOnColonies, timingOrder } from "../query.ts";
import { planetOf, planetRef, playerRef } from "../refs.ts";
import { landTogether, liftQuietly } from "../ships.ts";

const SOURCE = byCard("rebirth", "rebirth 1");
const PLACE = byCard("rebirth", "rebirth 2");

/** As any player, at the start of any encounter: a player of your choice may move ships to planets of the home system. */
export const rebirth: Artifact = {
  id: "rebirth",
  uses: [
    at<"regroup.start", number>("regroup.start", {
      as: "any",
      rule: "rebirth 1",
      declare: (g, me) => askSeat(g, me, "rebirth/player", SOURCE, timingOrder(g.s.table)),
      said: (player) => [playerRef(player)],
      run: (g, _me, _event, player) => resettle(g, player),
    }),
  ],
};

/** Ships leave any colonies and land together; having a colony there is not needed (rebirth 2). */
function resettle(g: Play, player: number): void {
  const t = g.s.table;
  const planets = homePlanets(t, player).map(planetRef);
  const ships = shipsOnColonies(t, player);
  if (planets.length === 0 || ships === 0) return;
  const from = askSpread(g, player, "rebirth/from", PLACE, colonySlots(g, player), 0, ships);
  const n = liftQuietly(g, player, from);
  if (n === 0) return;
  const slots = planets.map((ref) => ({ ref, max: n }));
  const to = askSpread(g, player, "rebirth/to", PLACE, slots, n, n, { n });
  landTogether(
    g,
    Object.entries(to).map(([ref, count]) => ({ planet: planetOf(ref), seat: player, n: count })),
  );
}
