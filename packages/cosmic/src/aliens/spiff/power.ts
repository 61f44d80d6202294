import { at, type Power } from "../../effects.ts";
import { landShips } from "../../ships.ts";
import { facts } from "./facts.ts";
import { spare, spared } from "./landing.ts";

/** Crash Land. As the offense, when both cards were attacks and you lost by ten or more, you may land one of your ships on the planet. */
export const power: Power = {
  id: "spiff",
  uses: [
    at("ships.going", {
      as: "offense",
      rule: "spiff 1",
      when: (g, me, { losses, cause }) =>
        cause === "encounter" && g.s.table.encounter.margin >= facts.numbers.lostBy && spared(losses, me) !== undefined,
      run: (g, me, { losses }) => {
        if (spare(losses, me)) landShips(g, g.s.table.encounter.planet, me, 1);
      },
    }),
  ],
};
