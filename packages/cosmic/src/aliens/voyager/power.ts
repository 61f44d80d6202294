import { type Seat, tell } from "@hypergate/kernel";
import { askPlanet, byCard, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { firstHomeOf, homePlanets, planetsAdrift } from "../../query.ts";
import { type Planet, planetRef, playerRef } from "../../refs.ts";
import { recheckPowers, setHome } from "../../ships.ts";
import { rechargeOn } from "../../special-ships.ts";
import { ADRIFT, NOBODY, type Table } from "../../state.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

const MOVE = byPower("voyager", "voyager 1");
const SUPER = byCard("flare-voyager", "voyager super");
const { planets, superPlanets } = facts.numbers;

/** The planets that go into the warp, and the one that comes back, or -1. */
interface Journey {
  readonly out: readonly Planet[];
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
        if (there.length < planets) return { out: leave(g, me), back: NOBODY };
        const home = movable(t, me);
        if (there.length < superPlanets && boosted(g, me, "voyager"))
          return { out: [askPlanet(g, me, "voyager/out", SUPER, home)], back: NOBODY };
        const out = askPlanet(g, me, "voyager/out", MOVE, home);
        return { out: [out], back: askPlanet(g, me, "voyager/back", MOVE, there) };
      },
      said: ({ out, back }) => (back === NOBODY ? out : [...out, back]).map(planetRef),
      run: (g, me, _event, { out, back }) => {
        const t = g.s.table;
        for (const planet of out) {
          if (t.homeOf[planet] === me) setHome(t, planet, ADRIFT);
          tell(g, "voyager.moved", { player: playerRef(me), planet: planetRef(planet) });
        }
        if (back !== NOBODY) bringBack(g, me, [back]);
        recheckPowers(g);
      },
    }),
  ],
  lost: (g, me) => bringBack(g, me, planetsAdrift(g.s.table, me)),
};

/** The first planet that leaves, and with the super a second one. */
function leave(g: Play, me: Seat): Planet[] {
  const home = movable(g.s.table, me);
  const first = askPlanet(g, me, "voyager/out", MOVE, home);
  const rest = home.filter((planet) => planet !== first);
  if (rest.length === 0 || !boosted(g, me, "voyager")) return [first];
  return [first, askPlanet(g, me, "voyager/out", SUPER, rest)];
}

/** Home planets that have been there from the beginning. */
function movable(t: Table, me: Seat): Planet[] {
  return homePlanets(t, me).filter((planet) => firstHomeOf(planet) === me);
}

function bringBack(g: Play, me: Seat, adrift: readonly Planet[]): void {
  const t = g.s.table;
  for (const planet of adrift) {
    if (t.homeOf[planet] !== ADRIFT) continue;
    setHome(t, planet, me);
    rechargeOn(t, planetRef(planet));
    tell(g, "voyager.returned", { player: playerRef(me), planet: planetRef(planet) });
  }
}
