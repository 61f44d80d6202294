import type { Seat } from "@hypergate/kernel";
import { byTech } from "../../asking.ts";
import { at, type Technology } from "../../effects.ts";
import { sideOfShip } from "../../fleet.ts";
import { TRANSIT } from "../../refs.ts";
import { bringHome, liftSpecial, recheckPowers } from "../../ships.ts";
import { addSpecial, dropSpecial, specialOf } from "../../special-ships.ts";
import { NOBODY, type Side, type SpecialShip, type Table } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("the-prometheus", "TCH-34");

/** On completion put the Prometheus on one of your colonies: one more ship, which adds an extra three to its side in an encounter. */
export const thePrometheus: Technology = technology({
  id: "the-prometheus",
  number: facts.number,
  after: "stays",
  completed: (g, me) => {
    const t = g.s.table;
    addSpecial(t, "flagship", me, TRANSIT);
    t.transit[me]++;
    bringHome(g, me, 1, SOURCE);
  },
  discarded: (g, me) => {
    const t = g.s.table;
    const ship = specialOf(t, "flagship", me);
    if (ship === undefined) return;
    liftSpecial(g, ship);
    t.transit[me]--;
    dropSpecial(t, specialOf(t, "flagship", me) as SpecialShip);
    recheckPowers(g);
  },
  uses: [
    at("reveal.add", {
      as: "mainOrAlly",
      rule: "TCH-34",
      mandatory: true,
      passive: true,
      when: (g, me) => sideHelped(g.s.table, me) !== NOBODY,
      run: (g, me) => {
        const side = sideHelped(g.s.table, me);
        if (side === NOBODY) return;
        g.s.table.encounter.bonus.push({ side, n: facts.numbers.extraShips, source: "tech/the-prometheus" });
      },
    }),
  ],
});

/** The side for which it is in the encounter, or -1. */
function sideHelped(t: Table, me: Seat): Side | -1 {
  const ship = specialOf(t, "flagship", me);
  return ship === undefined ? NOBODY : sideOfShip(t, ship);
}
