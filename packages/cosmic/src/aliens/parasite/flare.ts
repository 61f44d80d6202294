import type { Counts, Seat, Slot } from "@hypergate/kernel";
import { askPlanet, askSpread, byCard, colonySlots, slotsOutside } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { homePlanets, shipsOn } from "../../query.ts";
import { type Planet, planetRef, playerRef } from "../../refs.ts";
import { moveShips } from "../../ships.ts";

const WILD = byCard("flare-parasite", "parasite wild");

/**
 * Wild: when another player loses the power for want of home colonies, found a colony with one ship on one of that
 * player's home planets. Super: send any number of ships as an ally; played while they are being sent.
 */
export const flare: Flare = {
  alien: "parasite",
  wild: {
    uses: [
      at<"power.lost", { planet: Planet; from: Counts }>("power.lost", {
        as: "any",
        rule: "parasite wild",
        when: (g, me, { seat }) => seat !== me && colonies(g, me).length > 0 && free(g, me, seat).length > 0,
        declare: (g, me, { seat }) => {
          const planet = askPlanet(g, me, "parasite/planet", WILD, free(g, me, seat), { other: playerRef(seat) });
          const params = { planet: planetRef(planet) };
          return { planet, from: askSpread(g, me, "parasite/ship", WILD, colonies(g, me), 1, 1, params) };
        },
        said: ({ planet }) => [planetRef(planet)],
        run: (g, me, _event, { planet, from }) => moveShips(g, planet, me, from),
      }),
    ],
  },
  super: { uses: [] },
};

/** Where the ship may come from: not from the defending colony while the encounter is open (LCH-06). */
function colonies(g: Play, me: Seat): Slot[] {
  return g.s.table.encounter.result === "none" ? slotsOutside(g, me) : colonySlots(g, me);
}

/** Home planets of a player on which a colony could be founded. */
function free(g: Play, me: Seat, owner: Seat): Planet[] {
  return homePlanets(g.s.table, owner).filter((planet) => shipsOn(g.s.table, planet, me) === 0);
}
