import type { Ref, Seat } from "@hypergate/kernel";
import { anyTime } from "../../any-time.ts";
import { askOne, byCard } from "../../asking.ts";
import { flareOf } from "../../cards.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { newHand } from "../../hand.ts";
import { homePlanets, others, shipsOn } from "../../query.ts";
import { colonyRef, type Planet } from "../../refs.ts";
import { NOBODY } from "../../state.ts";
import { isNewHandFor } from "./renewing.ts";

const SUPER = byCard("flare-greenhorn", "greenhorn super");

/** A colony, and whose it is. */
interface Colony {
  readonly planet: Planet;
  readonly seat: Seat;
}

/**
 * Wild: without attacks or without negotiates in hand, draw a new hand. Super: as the offense, after destiny, make any
 * player with a colony in that system the defense.
 */
export const flare: Flare = {
  alien: "greenhorn",
  wild: {
    uses: [
      ...anyTime({
        as: "any",
        rule: "greenhorn wild",
        when: (g, me) => isNewHandFor(g, me, ["attack", "negotiate"], flareOf("greenhorn")),
        run: (g, me) => newHand(g, me),
      }),
      at("hand.lacking", {
        as: "offense",
        rule: "greenhorn wild",
        when: (g, me, { seat }) => seat === me && isNewHandFor(g, me, ["attack", "negotiate"], flareOf("greenhorn")),
        run: (g, me) => newHand(g, me),
      }),
    ],
  },
  super: {
    uses: [
      at<"destiny.final", Colony>("destiny.final", {
        as: "offense",
        rule: "greenhorn super",
        when: (g, me) => guests(g, me).length > 0,
        declare: (g, me) => {
          const all = guests(g, me);
          const ref = askOne(g, me, "greenhorn/defense", SUPER, all.map(refOf));
          return all.find((one) => refOf(one) === ref);
        },
        said: (one) => [refOf(one)],
        run: (g, _me, _event, { planet, seat }) => {
          g.s.table.encounter.defense = seat;
          g.s.table.encounter.planet = planet;
        },
      }),
    ],
  },
};

function refOf({ planet, seat }: Colony): Ref {
  return colonyRef(planet, seat);
}

/** Colonies of others in the system that destiny has named. */
function guests(g: Play, me: Seat): Colony[] {
  const t = g.s.table;
  const { planet, defense } = t.encounter;
  if (defense === NOBODY) return [];
  const system = planet === NOBODY ? defense : t.homeOf[planet];
  return homePlanets(t, system).flatMap((one) =>
    others(t, me)
      .filter((seat) => seat !== defense && shipsOn(t, one, seat) > 0)
      .map((seat) => ({ planet: one, seat })),
  );
}
