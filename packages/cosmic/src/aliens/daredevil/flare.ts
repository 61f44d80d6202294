import type { Ref, Seat } from "@hypergate/kernel";
import { askOne, byCard } from "../../asking.ts";
import { at, type Flare, type Play } from "../../effects.ts";
import { shipsAt } from "../../fleet.ts";
import { lastOn } from "../../lasting.ts";
import { chooseAndLose } from "../../losing.ts";
import { homePlanets, mainPlayer, otherSide, shipsOn } from "../../query.ts";
import { DOCK, GATE, planetOf, planetRef } from "../../refs.ts";
import { landShips, liftQuietly } from "../../ships.ts";
import type { Side } from "../../state.ts";
import { facts } from "./facts.ts";
import { winsWithin } from "./power.ts";

const WILD = byCard("flare-daredevil", "daredevil wild");
const { margin, price } = facts.numbers;

/**
 * Wild: bet on a narrow win. If your side wins so, one of your ships founds a colony in the home system of the opposing
 * main player; in every other case you pay three ships. Super: the power rewards a wider margin; played while it is used.
 */
export const flare: Flare = {
  alien: "daredevil",
  wild: {
    uses: [
      at("planning.selected", {
        as: "mainOrAlly",
        rule: "daredevil wild",
        run: (g, me) => lastOn(g, "wild/daredevil", me),
      }),
    ],
    lasting: [
      at("resolution.lost", {
        as: "any",
        rule: "daredevil wild",
        when: (g, me) => winsWithin(g.s.table, me, margin) && placeOf(g, me) !== undefined && targets(g, me).length > 0,
        run: (g, me) => {
          const answer = askOne(g, me, "daredevil/colony", WILD, ["word/pass", ...targets(g, me)]);
          const place = placeOf(g, me);
          if (answer === "word/pass" || place === undefined) return;
          landShips(g, planetOf(answer), me, liftQuietly(g, me, { [place]: 1 }));
        },
      }),
      at("encounter.end", {
        as: "any",
        rule: "daredevil wild",
        when: (g, me) => !winsWithin(g.s.table, me, margin),
        run: (g, me) => chooseAndLose(g, me, price, WILD),
      }),
    ],
  },
  super: { uses: [] },
};

/** Where the player has ships of the encounter. */
function placeOf(g: Play, me: Seat): Ref | undefined {
  const { table: t } = g.s;
  const places: Ref[] = me === t.encounter.defense ? [planetRef(t.encounter.planet)] : [GATE, DOCK];
  return places.find((place) => shipsAt(t, me, place) > 0);
}

/** Planets of the beaten main player's home system without an own colony. */
function targets(g: Play, me: Seat): Ref[] {
  const { table: t } = g.s;
  return homePlanets(t, mainPlayer(t, otherSide(t.encounter.winner as Side)))
    .filter((planet) => shipsOn(t, planet, me) === 0)
    .map(planetRef);
}
