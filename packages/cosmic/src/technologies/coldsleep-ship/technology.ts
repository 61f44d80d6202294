import type { Counts, Seat } from "@hypergate/kernel";
import { askPlanet, askSpread, askYes, byTech, colonySlots } from "../../asking.ts";
import { at, type Play, type Technology } from "../../effects.ts";
import { hasColony, shipsOn, shipsOnColonies } from "../../query.ts";
import { type Planet, planetRef } from "../../refs.ts";
import { moveShips } from "../../ships.ts";
import type { Table } from "../../state.ts";
import { ownTech, researchSlots, settleResearchers, technology, useTech } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("coldsleep-ship", "TCH-21");

interface Flight {
  readonly planet: Planet;
  readonly from: Counts;
}

/** With all research ships for which there is no colony on completion. */
const AT_ONCE = at<"regroup.start", Flight>("regroup.start", {
  as: "any",
  rule: "TCH-21",
  run: (g, me, _event, { planet, from }) => settleResearchers(g, me, from, planet),
});

const SPEC: Technology = {
  id: "coldsleep-ship",
  number: facts.number,
  after: "discard",
  completed: (g, me) => {
    const planets = targets(g.s.table, me);
    const from = homeless(g, me);
    if (Object.keys(from).length === 0 || planets.length === 0) return;
    if (!askYes(g, me, "coldsleep-ship/at-once", SOURCE)) return;
    useTech(g, me, SPEC, AT_ONCE, undefined, { planet: choosePlanet(g, me, planets), from });
  },
  uses: [
    at<"regroup.start", Flight>("regroup.start", {
      as: "any",
      rule: "TCH-21",
      when: (g, me) => hasColony(g.s.table, me) && targets(g.s.table, me).length > 0,
      declare: (g, me) => {
        const planet = choosePlanet(g, me, targets(g.s.table, me));
        const most = Math.min(facts.numbers.mostShips, shipsOnColonies(g.s.table, me));
        return { planet, from: askSpread(g, me, "coldsleep-ship/ships", SOURCE, colonySlots(g, me), 1, most) };
      },
      said: ({ planet }) => [planetRef(planet)],
      run: (g, me, _event, { planet, from }) => moveShips(g, planet, me, from),
    }),
  ],
};

/**
 * At the start of any encounter found a colony on another player's planet with up to four ships. If there is no colony
 * for the research ships on completion, it may be used at once with all of them.
 */
export const coldsleepShip: Technology = technology(SPEC);

/** Research ships for which there is no colony: all without one, otherwise those that counted and stay in the warp. */
function homeless(g: Play, me: Seat): Counts {
  const slots = researchSlots(g, me, "coldsleep-ship");
  const lab = ownTech(g, me, "coldsleep-ship")?.ships ?? 0;
  const staying = hasColony(g.s.table, me) && lab > 0 ? slots.slice(1) : slots;
  return Object.fromEntries(staying.map(({ ref, max }) => [ref, max]));
}

/** Planets of other players on which the player has no colony. */
function targets(t: Table, me: Seat): Planet[] {
  return t.homeOf.flatMap((owner, planet) =>
    owner >= 0 && owner !== me && shipsOn(t, planet, me) === 0 ? [planet] : [],
  );
}

function choosePlanet(g: Play, me: Seat, planets: readonly Planet[]): Planet {
  return askPlanet(g, me, "coldsleep-ship/planet", SOURCE, planets);
}
