import { tell } from "@hypergate/kernel";
import { at, type Flare } from "../../effects.ts";
import { powerOf } from "../../installed.ts";
import { planetRef, playerRef } from "../../refs.ts";
import { putBack } from "../../ships.ts";
import { usePower } from "../../windows.ts";
import { facts } from "./facts.ts";
import { spare, spared } from "./landing.ts";

/**
 * Wild: when you lose as the defense, leave one of your ships on the planet. Super: crash-land when you lost by five or
 * more.
 */
export const flare: Flare = {
  alien: "spiff",
  wild: {
    uses: [
      at("ships.going", {
        as: "defense",
        rule: "spiff wild",
        when: (_g, me, { losses, cause }) => cause === "encounter" && spared(losses, me) !== undefined,
        run: (g, me, { losses }) => {
          const { encounter: e } = g.s.table;
          if (!spare(losses, me)) return;
          putBack(g, e.planet, me, 1);
          tell(g, "spiff.stayed", { player: playerRef(me), planet: planetRef(e.planet) });
        },
      }),
    ],
  },
  super: {
    uses: [
      at("ships.going", {
        as: "offense",
        rule: "spiff super",
        when: (g, me, { losses, cause }) => {
          const { margin } = g.s.table.encounter;
          return (
            cause === "encounter" &&
            margin >= facts.numbers.superLostBy &&
            margin < facts.numbers.lostBy &&
            spared(losses, me) !== undefined
          );
        },
        run: (g, me, event) => {
          usePower(g, me, "spiff", powerOf("spiff").effect.uses[0], event);
        },
      }),
    ],
  },
};
