import type { Seat } from "@hypergate/kernel";
import { askPlanet, askSeat, byPower } from "../../asking.ts";
import { at, type Power } from "../../effects.ts";
import { detonate, takeAtRandom } from "../../hand.ts";
import { homePlanets } from "../../query.ts";
import { type Planet, planetRef, playerRef, sheetRef } from "../../refs.ts";
import { bringHome, landShips, liftShips, lose, takeLoss } from "../../ships.ts";
import type { Table } from "../../state.ts";
import { aboard, callAtHome, coloniesAtPort, hasBeenAshore, hasMoved, noteAshore, port, sailTo } from "./liner.ts";

const MOVE = byPower("tourist", "tourist 2");
const LAND = byPower("tourist", "tourist 3");
const POSTCARD = byPower("tourist", "tourist 4");

/**
 * Sightsee. A liner with your ships goes from system to system. After destiny it loses a ship to a hazard, or moves on;
 * then all aboard may land in the defense's system, or one goes home and a postcard brings a card.
 */
export const power: Power = {
  id: "tourist",
  carries: true,
  setUp: (s, me) => {
    s.table.memo.tourist = { liner: me };
  },
  prepare: callAtHome,
  uses: [
    at("destiny.final", {
      as: "any",
      rule: "tourist 1",
      mandatory: true,
      when: (g, me) => g.s.table.encounter.hazard && aboard(g.s.table, me) > 0 && !hasMoved(g.s.table),
      run: (g, me) => {
        lose(g, [takeLoss(g, me, { [sheetRef("tourist")]: 1 })], "effect");
      },
    }),
    at<"destiny.final", Seat>("destiny.final", {
      as: "any",
      rule: "tourist 2",
      mandatory: true,
      when: (g) => !g.s.table.encounter.hazard,
      declare: (g, me) => askSeat(g, me, "tourist/move", MOVE, neighbours(g.s.table)),
      said: (to) => [playerRef(to)],
      run: (g, me, _event, to) => sailTo(g, me, to),
    }),
    at<"destiny.final", Planet>("destiny.final", {
      as: "any",
      rule: "tourist 3",
      when: (g, me) => {
        const t = g.s.table;
        return mayGoAshore(t, me) && port(t) === t.encounter.defense && coloniesAtPort(t, me).length === 0;
      },
      declare: (g, me) => askPlanet(g, me, "tourist/land", LAND, homePlanets(g.s.table, port(g.s.table))),
      said: (planet) => [planetRef(planet)],
      run: (g, me, _event, planet) => {
        noteAshore(g.s.table);
        landShips(g, planet, me, liftShips(g, me, { [sheetRef("tourist")]: aboard(g.s.table, me) }));
      },
    }),
    at("destiny.final", {
      as: "any",
      rule: "tourist 4",
      when: (g, me) => mayGoAshore(g.s.table, me) && port(g.s.table) !== me,
      run: (g, me) => {
        noteAshore(g.s.table);
        bringHome(g, me, liftShips(g, me, { [sheetRef("tourist")]: 1 }), POSTCARD);
        detonate(g, me, takeAtRandom(g, port(g.s.table), me, 1));
      },
    }),
  ],
};

/** The systems beside the one where the liner is, clockwise first. */
function neighbours(t: Table): Seat[] {
  const { seats } = t;
  return [(port(t) + 1) % seats, (port(t) + seats - 1) % seats];
}

/** The liner has moved, somebody is aboard, and nobody has gone ashore yet. */
function mayGoAshore(t: Table, me: Seat): boolean {
  return hasMoved(t) && !hasBeenAshore(t) && aboard(t, me) > 0;
}
