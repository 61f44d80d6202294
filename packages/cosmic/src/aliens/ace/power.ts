import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, askPlanet, byPower } from "../../asking.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { coloniesOf, foreignColonies, homePlanets, shipsOn } from "../../query.ts";
import { colonyRef, type Planet, planetRef, playerRef } from "../../refs.ts";
import { addShips, recheckPowers, setHome } from "../../ships.ts";
import { NOBODY, type Table } from "../../state.ts";
import { facts } from "./facts.ts";

const SET_UP = byPower("ace", "ace 0");
const RAID = byPower("ace", "ace 3");

/**
 * Triumph. At the start of your turn you win with a single foreign colony. One of your planets is out of the game from the
 * beginning, and your foreign colonies can be attacked where they are.
 */
export const power: Power = {
  id: "ace",
  prepare: (g, me) => {
    const t = g.s.table;
    const planet = askPlanet(g, me, "ace/planet", SET_UP, homePlanets(t, me));
    const ships = shipsOn(t, planet, me);
    addShips(g, planet, me, 0 - ships);
    t.warp[me] += ships;
    setHome(t, planet, NOBODY);
    tell(g, "ace.planet", { player: playerRef(me), planet: planetRef(planet), n: ships });
    recheckPowers(g);
  },
  folds: { wins: (g) => g.s.table.memo.ace?.won === true },
  uses: [
    at("turn.first", {
      as: "offense",
      rule: "ace 1",
      mandatory: true,
      when: (g, me) => foreignColonies(g.s.table, me) >= facts.numbers.coloniesToWin,
      run: (g) => {
        g.s.table.memo.ace = { won: true };
      },
    }),
    at("destiny.final", {
      as: "any",
      rule: "ace 3",
      passive: true,
      mandatory: true,
      when: (g, me) => isExposed(g.s.table, me),
      run: (g, me) => {
        const { encounter: e } = g.s.table;
        if (e.defense === me) e.reach = e.reach === "colonies" ? "colonies" : "anywhere";
        else raid(g, me);
      },
    }),
  ],
};

/** The offense could meet the Ace abroad: the defense is the Ace, or somebody in whose system it has a colony. */
function isExposed(t: Table, me: Seat): boolean {
  const { offense, defense, planet } = t.encounter;
  if (offense === me || defense === NOBODY || planet !== NOBODY) return false;
  return defense === me ? foreignColonies(t, me) > 0 : coloniesWith(t, me, defense).length > 0;
}

/** Colonies of the Ace in somebody's home system. */
function coloniesWith(t: Table, me: Seat, host: Seat): Planet[] {
  return coloniesOf(t, me).filter((planet) => t.homeOf[planet] === host);
}

function raid(g: Play, me: Seat): void {
  const { encounter: e } = g.s.table;
  const sites = new Map<Ref, Planet>(coloniesWith(g.s.table, me, e.defense).map((one) => [colonyRef(one, me), one]));
  const answer = askOne(g, e.offense, "ace/raid", RAID, ["word/pass", ...sites.keys()], { player: playerRef(me) });
  const planet = sites.get(answer);
  if (planet === undefined) return;
  e.defense = me;
  e.planet = planet;
  tell(g, "ace.raided", { player: playerRef(e.offense), other: playerRef(me), planet: planetRef(planet) });
}
