import type { Counts, Seat } from "@hypergate/kernel";
import { askPlanet, askSpread, byCard, colonySlots } from "../asking.ts";
import { SHIPS_PER_PLANET } from "../catalogue.ts";
import { type Artifact, at, type Play } from "../effects.ts";
import { coloniesOf, emptyPlanets, shipsOn, shipsOnColonies } from "../query.ts";
import { type Planet, planetRef } from "../refs.ts";
import { bringHome, liftShips, moveShips } from "../ships.ts";

const FOUND = byCard("rift-1", "rift-1 1");
const BLAST = byCard("rift-1", "rift-1 2");

/** As the offense, at the start of your encounter: a colony on an empty planet. Whoever takes it loses a colony. */
export const rift1: Artifact = {
  id: "rift-1",
  uses: [
    at<"regroup.start", { planet: Planet; from: Counts }>("regroup.start", {
      as: "offense",
      rule: "rift-1 1",
      when: ({ s: { table: t } }, me) => emptyPlanets(t).length > 0 && shipsOnColonies(t, me) > 0,
      declare: (g, me) => {
        const planet = askPlanet(g, me, "rift-1/planet", FOUND, emptyPlanets(g.s.table));
        const most = Math.min(SHIPS_PER_PLANET, shipsOnColonies(g.s.table, me));
        return { planet, from: askSpread(g, me, "rift-1/ships", FOUND, colonySlots(g, me), 1, most) };
      },
      said: ({ planet }) => [planetRef(planet)],
      run: (g, me, _event, { planet, from }) => moveShips(g, planet, me, from),
    }),
  ],
  detonate: abandonColony,
};

/** The ships of one colony go to the others, or to the warp if there is none. */
function abandonColony(g: Play, taker: Seat): void {
  const t = g.s.table;
  const colonies = coloniesOf(t, taker);
  if (colonies.length === 0) return;
  const planet = askPlanet(g, taker, "rift-1/abandon", BLAST, colonies);
  bringHome(g, taker, liftShips(g, taker, { [planetRef(planet)]: shipsOn(t, planet, taker) }), BLAST);
}
