import { tell } from "@hypergate/kernel";
import { askPlanet, byCard, slotsOutside } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { timingOrder } from "../../query.ts";
import { GATE, type Planet, planetOf, planetRef, playerRef } from "../../refs.ts";
import { lose, takeLoss } from "../../ships.ts";
import { OFFENSE } from "../../state.ts";

const WILD = byCard("flare-shadow", "shadow wild");

/**
 * Wild: when you lose as the defense to an attack, send one of your ships outside the encounter to the warp and all ships
 * of the other side with it. Super: get a ship back for an execution on your own turn; played while the power is used.
 */
export const flare: Flare = {
  alien: "shadow",
  wild: {
    uses: [
      at<"resolution.before", Planet>("resolution.before", {
        as: "defense",
        rule: "shadow wild",
        when: (g, me) => {
          const { winner, shown, gate } = g.s.table.encounter;
          const beaten = winner === OFFENSE && shown[OFFENSE].type === "attack";
          return beaten && gate.some((n) => n > 0) && slotsOutside(g, me).length > 0;
        },
        declare: (g, me) => {
          const planets = slotsOutside(g, me).map(({ ref }) => planetOf(ref));
          return askPlanet(g, me, "shadow/descend", WILD, planets);
        },
        said: (planet) => [planetRef(planet)],
        run: (g, me, _event, planet) => takeAlong(g, me, planet),
      }),
    ],
  },
  super: { uses: [] },
};

function takeAlong(g: Play, me: number, planet: Planet): void {
  const { gate } = g.s.table.encounter;
  tell(g, "shadow.descended", { player: playerRef(me), planet: planetRef(planet) });
  const mine = takeLoss(g, me, { [planetRef(planet)]: 1 });
  const theirs = timingOrder(g.s.table)
    .filter((seat) => gate[seat] > 0)
    .map((seat) => takeLoss(g, seat, { [GATE]: gate[seat] }));
  lose(g, [mine, ...theirs], "effect");
}
