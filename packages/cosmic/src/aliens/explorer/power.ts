import { type Seat, tell } from "@hypergate/kernel";
import { at, type Play, type Power } from "../../effects.ts";
import { bothAttack, shipsOn, sideOf } from "../../query.ts";
import { PLANETS_PER_SEAT, type Planet, planetRef, playerRef } from "../../refs.ts";
import { setHome } from "../../ships.ts";
import { NOBODY, type Side, type Table } from "../../state.ts";
import { facts } from "./facts.ts";

const { planets, without, shared, alone } = facts.numbers;

/**
 * Discovery. As the offense, once the gate is aimed, put a planet of a colour that nobody plays into that system and aim at
 * it. Discovered planets add to the total of your side.
 */
export const power: Power = {
  id: "explorer",
  setUp: (s) => {
    const first = s.table.seats * PLANETS_PER_SEAT;
    s.table.memo.explorer = { left: Array.from({ length: planets }, (_, i) => first + i), found: [] };
  },
  uses: [
    at("launch.aimed", {
      as: "offense",
      rule: "explorer 1",
      when: (g) => listed(g.s.table, "left").length > 0,
      run: discover,
    }),
    at("reveal.add", {
      as: "mainOrAlly",
      rule: "explorer 2",
      when: (g, me) => bothAttack(g.s.table) && worth(g.s.table, me) > 0,
      run: (g, me) => {
        const t = g.s.table;
        t.encounter.bonus.push({ side: sideOf(t, me) as Side, n: worth(t, me), source: "power/explorer" });
      },
    }),
  ],
};

/** Planets still on the sheet, or discovered. */
function listed({ memo }: Table, name: "left" | "found"): readonly Planet[] {
  const list = memo.explorer?.[name];
  return Array.isArray(list) ? (list as Planet[]) : [];
}

/** Planets that were discovered and are still there. */
export function discovered(t: Table): Planet[] {
  return listed(t, "found").filter((planet) => t.homeOf[planet] !== NOBODY);
}

function discover(g: Play, me: Seat): void {
  const t = g.s.table;
  const { encounter: e } = t;
  const [planet, ...left] = listed(t, "left");
  if (planet === undefined) return;
  t.memo.explorer = { ...t.memo.explorer, left, found: [...listed(t, "found"), planet] };
  setHome(t, planet, t.homeOf[e.planet]);
  e.planet = planet;
  tell(g, "explorer.discovered", {
    player: playerRef(me),
    planet: planetRef(planet),
    other: playerRef(t.homeOf[planet]),
  });
}

/** What the discovered planets add for a player. */
function worth(t: Table, me: Seat): number {
  return discovered(t).reduce((sum, planet) => sum + worthOf(t, planet, me), 0);
}

function worthOf(t: Table, planet: Planet, me: Seat): number {
  if (shipsOn(t, planet, me) === 0) return without;
  return t.players.some((_, seat) => seat !== me && shipsOn(t, planet, seat) > 0) ? shared : alone;
}
