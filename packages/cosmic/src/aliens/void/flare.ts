import { askPlanet, byCard, slotsOutside } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { powerOf } from "../../installed.ts";
import { type Planet, planetOf, planetRef } from "../../refs.ts";
import { lose, takeLoss } from "../../ships.ts";
import { usePower } from "../../windows.ts";
import { canEradicate } from "./power.ts";

const WILD = byCard("flare-void", "void wild");

/**
 * Wild: send one of your ships outside the encounter to the warp to cancel an artifact, which is discarded. Super: use
 * your power as an ally of the winning side.
 */
export const flare: Flare = {
  alien: "void",
  wild: {
    uses: [
      at<"card.played", Planet>("card.played", {
        as: "any",
        rule: "void wild",
        when: (g, me, played) => played.as === "artifact" && slotsOutside(g, me).length > 0,
        declare: (g, me) => {
          const planets = slotsOutside(g, me).map(({ ref }) => planetOf(ref));
          return askPlanet(g, me, "void/pay", WILD, planets);
        },
        run: (g, me, played, planet) => {
          played.fate = "discarded";
          lose(g, [takeLoss(g, me, { [planetRef(planet)]: 1 })], "effect");
        },
      }),
    ],
  },
  super: {
    uses: [
      at("resolution.before", {
        as: "ally",
        rule: "void super",
        when: (g, me) => canEradicate(g.s.table, me),
        run: (g, me, event) => {
          usePower(g, me, "void", powerOf("void").effect.uses[0], event);
        },
      }),
    ],
  },
};
