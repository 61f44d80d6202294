import type { Seat } from "@hypergate/kernel";
import { byTech } from "../../asking.ts";
import { at, type Technology } from "../../effects.ts";
import { sideOf } from "../../query.ts";
import { DOCK, GATE, planetRef, REMOVED, TRANSIT } from "../../refs.ts";
import { bringHome, liftShips } from "../../ships.ts";
import { NOBODY, type Side, type Table } from "../../state.ts";
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
    t.flagship = { seat: me, at: TRANSIT };
    t.transit[me]++;
    bringHome(g, me, 1, SOURCE);
  },
  discarded: (g, me) => {
    const t = g.s.table;
    const { seat, at: place } = t.flagship;
    if (seat !== me) return;
    t.flagship = { seat: NOBODY, at: "" };
    if (place === REMOVED) {
      t.removed[me]--;
      return;
    }
    const n = liftShips(g, me, { [place]: 1 });
    t.transit[me] -= n;
  },
  uses: [
    at("reveal.add", {
      as: "mainOrAlly",
      rule: "TCH-34",
      mandatory: true,
      passive: true,
      when: (g, me) => inEncounter(g.s.table, me),
      run: (g, me) => {
        const side = sideOf(g.s.table, me) as Side;
        g.s.table.encounter.bonus.push({ side, n: facts.numbers.extraShips, source: "tech/the-prometheus" });
      },
    }),
  ],
});

/** VOC-08 */
function inEncounter({ flagship, encounter: e }: Table, me: Seat): boolean {
  if (flagship.seat !== me) return false;
  return me === e.defense ? flagship.at === planetRef(e.planet) : flagship.at === GATE || flagship.at === DOCK;
}
