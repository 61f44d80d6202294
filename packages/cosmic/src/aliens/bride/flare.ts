import { askPlanet, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { emptyPlanets, homePlanets } from "../../query.ts";
import { GATE, type Planet } from "../../refs.ts";
import { landShips, liftQuietly } from "../../ships.ts";
import type { Table } from "../../state.ts";
import { breakOff } from "../../steps/agenda.ts";

const WILD = byCard("flare-bride", "bride wild");

/**
 * Wild: run from the encounter; the offense takes its ships to another planet, and its turn is over. Super: marry a divorced
 * opponent again; played with the power.
 */
export const flare: Flare = {
  alien: "bride",
  wild: {
    uses: [
      at("launch.done", {
        as: "defense",
        rule: "bride wild",
        run: (g) => {
          const t = g.s.table;
          const { offense, gate } = t.encounter;
          const planets = goals(t);
          if (gate[offense] > 0 && planets.length > 0) {
            const planet = askPlanet(g, offense, "bride/instead", WILD, planets);
            landShips(g, planet, offense, liftQuietly(g, offense, { [GATE]: gate[offense] }));
          }
          breakOff(g, "bride.fled");
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** The offense's home planets and empty ones elsewhere. */
function goals(t: Table): Planet[] {
  const { offense } = t.encounter;
  return [...homePlanets(t, offense), ...emptyPlanets(t).filter((planet) => t.homeOf[planet] !== offense)];
}
