import { type Seat, tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { hasJoined, others, shelterOf, shipsOn } from "../../query.ts";
import { type Planet, planetRef, playerRef } from "../../refs.ts";
import { lose, takeLoss } from "../../ships.ts";
import { OFFENSE, type Table } from "../../state.ts";

/**
 * Wild: when you gain a colony as the offense in resolution, send all ships of others on that planet to the warp, but for
 * your allies'. Super: hit the opponent's allies as well; played while the power is being used.
 */
export const flare: Flare = {
  alien: "cudgel",
  wild: {
    uses: [
      at("colony.gained", {
        as: "offense",
        rule: "cudgel wild",
        when: ({ s: { table: t } }, me, { gains }) =>
          t.encounter.phase === "resolution" &&
          gains.some(({ seat, planet }) => seat === me && inTheWay(t, me, planet).length > 0),
        run: (g, me, { gains }) => {
          const planet = gains.find(({ seat }) => seat === me)?.planet;
          if (planet === undefined) return;
          tell(g, "cudgel.cleared", { player: playerRef(me), planet: planetRef(planet) });
          const losses = inTheWay(g.s.table, me, planet).map((seat) =>
            takeLoss(g, seat, { [planetRef(planet)]: shipsOn(g.s.table, planet, seat) }),
          );
          lose(g, losses, "effect");
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** Other players on a planet who did not ally with the offense; allies of a deal have gone home, but they came along (DEA-01). */
function inTheWay(t: Table, me: Seat, planet: Planet): Seat[] {
  return others(t, me).filter(
    (seat) => shipsOn(t, planet, seat) > 0 && !hasJoined(t, seat, OFFENSE) && shelterOf(t, seat) !== planet,
  );
}
