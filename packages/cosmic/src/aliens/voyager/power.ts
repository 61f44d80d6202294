import { type Seat, tell } from "@hypergate/kernel";
import { askPlanet, byCard, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { firstHomeOf, homePlanets, planetsAdrift } from "../../query.ts";
import { type Planet, planetRef, playerRef } from "../../refs.ts";
import { recheckPowers } from "../../ships.ts";
import { ADRIFT, NOBODY, type Table } from "../../state.ts";
import { boosted, mayBoost } from "../../windows.ts";
import { facts } from "./facts.ts";

const MOVE = byPower("voyager", "voyager 1");
const SUPER = byCard("flare-voyager", "voyager super");
const { planets, superPlanets } = facts.numbers;

/** The planet that goes into the warp, and the one that comes back for it, or -1. */
interface Journey {
  readonly out: Planet;
  readonly back: Planet;
}

/**
 * Journey. At the start of your turn move a home planet into the warp, or swap the one that is there. It is a colony and the
 * warp at once, and your colony on it is home and foreign at once.
 */
export const power: Power = {
  id: "voyager",
  uses: [
    at<"turn.start", Journey>("turn.start", {
      as: "offense",
      rule: "voyager 1",
      when: (g, me) => movable(g.s.table, me).length > 0,
      declare: (g, me) => {
        const t = g.s.table;
        const there = planetsAdrift(t, me);
        const mayAdd =
          there.length < planets || (hasRoom(t, me) && mayBoost(g, me, "voyager") && boosted(g, me, "voyager"));
        const source = there.length < planets ? MOVE : SUPER;
        if (mayAdd) return { out: askPlanet(g, me, "voyager/out", source, movable(t, me)), back: NOBODY };
        const out = askPlanet(g, me, "voyager/out", MOVE, movable(t, me));
        return { out, back: askPlanet(g, me, "voyager/back", MOVE, there) };
      },
      said: ({ out, back }) => (back === NOBODY ? [planetRef(out)] : [planetRef(out), planetRef(back)]),
      run: (g, me, _event, { out, back }) => {
        const { homeOf } = g.s.table;
        if (homeOf[out] === me) homeOf[out] = ADRIFT;
        tell(g, "voyager.moved", { player: playerRef(me), planet: planetRef(out) });
        if (back !== NOBODY) bringBack(g, me, [back]);
        recheckPowers(g);
      },
    }),
  ],
  lost: (g, me) => bringBack(g, me, planetsAdrift(g.s.table, me)),
};

/** Home planets that have been there from the beginning. */
function movable(t: Table, me: Seat): Planet[] {
  return homePlanets(t, me).filter((planet) => firstHomeOf(planet) === me);
}

function hasRoom(t: Table, me: Seat): boolean {
  return planetsAdrift(t, me).length < superPlanets;
}

function bringBack(g: Play, me: Seat, adrift: readonly Planet[]): void {
  const { homeOf } = g.s.table;
  for (const planet of adrift) {
    if (homeOf[planet] !== ADRIFT) continue;
    homeOf[planet] = me;
    tell(g, "voyager.returned", { player: playerRef(me), planet: planetRef(planet) });
  }
}
