import { tell } from "@hypergate/kernel";
import { askPlanet, byTech } from "../../asking.ts";
import { at, type Technology } from "../../effects.ts";
import { shipsOn, timingOrder } from "../../query.ts";
import { type Planet, planetRef } from "../../refs.ts";
import { lose, setHome, takeLoss } from "../../ships.ts";
import { NOBODY } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("omega-missile", "TCH-31");

/** At the start of any encounter remove any planet from the game; all ships on it go to the warp. */
export const omegaMissile: Technology = technology({
  id: "omega-missile",
  number: facts.number,
  after: "discard",
  uses: [
    at<"regroup.start", Planet>("regroup.start", {
      as: "any",
      rule: "TCH-31",
      declare: (g, me) => {
        const planets = g.s.table.homeOf.flatMap((owner, planet) => (owner === NOBODY ? [] : [planet]));
        return askPlanet(g, me, "omega-missile/planet", SOURCE, planets);
      },
      said: (planet) => [planetRef(planet)],
      run: (g, _me, _event, planet) => {
        const t = g.s.table;
        const seats = timingOrder(t).filter((seat) => shipsOn(t, planet, seat) > 0);
        const losses = seats.map((seat) => takeLoss(g, seat, { [planetRef(planet)]: shipsOn(t, planet, seat) }));
        setHome(t, planet, NOBODY);
        tell(g, "omega-missile.destroyed", { planet: planetRef(planet) });
        lose(g, losses, "effect");
      },
    }),
  ],
});
