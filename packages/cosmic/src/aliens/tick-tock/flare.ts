import type { Counts, Seat } from "@hypergate/kernel";
import { askPlanet, askSpread, byCard, colonySlots } from "../../asking.ts";
import { SHIPS_PER_PLANET } from "../../catalogue.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { hasColony, hasSucceeded, homePlanets, others, shipsOn, shipsOnColonies } from "../../query.ts";
import { type Planet, planetRef } from "../../refs.ts";
import { lose, moveShips, takeLoss } from "../../ships.ts";
import { discardToken, tokensOf } from "./tokens.ts";

const WILD = byCard("flare-tick-tock", "tick-tock wild");
const SUPER = byCard("flare-tick-tock", "tick-tock super");

/**
 * Wild: when the discard pile becomes a new deck, found a colony with one to four ships on another player's home planet.
 * Super: when you win or deal as a main player, send one ship to the warp to discard one more token.
 */
export const flare: Flare = {
  alien: "tick-tock",
  wild: {
    uses: [
      at<"deck.shuffled", { planet: Planet; from: Counts }>("deck.shuffled", {
        as: "any",
        rule: "tick-tock wild",
        when: (g, me) => hasColony(g.s.table, me) && free(g, me).length > 0,
        declare: (g, me) => {
          const planet = askPlanet(g, me, "tick-tock/planet", WILD, free(g, me));
          const max = Math.min(SHIPS_PER_PLANET, shipsOnColonies(g.s.table, me));
          const params = { planet: planetRef(planet) };
          return { planet, from: askSpread(g, me, "tick-tock/ships", WILD, colonySlots(g, me), 1, max, params) };
        },
        said: ({ planet }) => [planetRef(planet)],
        run: (g, me, _event, { planet, from }) => moveShips(g, planet, me, from),
      }),
    ],
  },
  super: {
    uses: [
      at<"resolution.after", Counts>("resolution.after", {
        as: "main",
        rule: "tick-tock super",
        when: (g, me) => hasSucceeded(g.s.table, me) && tokensOf(g.s.table) > 0 && hasColony(g.s.table, me),
        declare: (g, me) => askSpread(g, me, "tick-tock/ship", SUPER, colonySlots(g, me), 1, 1),
        run: (g, me, _event, from) => {
          lose(g, [takeLoss(g, me, from)], "effect");
          discardToken(g, me);
        },
      }),
    ],
  },
};

/** Home planets of the others on which a colony could be founded. */
function free(g: Play, me: Seat): Planet[] {
  return others(g.s.table, me)
    .flatMap((seat) => homePlanets(g.s.table, seat))
    .filter((planet) => shipsOn(g.s.table, planet, me) === 0);
}
