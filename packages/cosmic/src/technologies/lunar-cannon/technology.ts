import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { askOne, byTech } from "../../asking.ts";
import { DESTINY } from "../../cards.ts";
import { at, type Play, type Technology } from "../../effects.ts";
import { bothAttack, homePlanets, sideOf } from "../../query.ts";
import { type Planet, planetOf, planetRef, playerRef } from "../../refs.ts";
import type { Side, Table } from "../../state.ts";
import { technology } from "../../technology.ts";
import { facts } from "./facts.ts";

const SOURCE = byTech("lunar-cannon", "TCH-30");

/**
 * On completion put the cannon between two of your home planets. In encounters at a planet next to it you may add ten to
 * your side's total. Whenever a wild destiny card is drawn you may move it anywhere.
 */
export const lunarCannon: Technology = technology({
  id: "lunar-cannon",
  number: facts.number,
  after: "stays",
  completed: (g, me) => {
    const pairs = neighbours(g.s.table, me);
    if (pairs.length > 0) place(g, me, choose(g, me, pairs));
  },
  discarded: (g) => {
    delete g.s.table.memo["lunar-cannon"];
  },
  uses: [
    at("reveal.add", {
      as: "mainOrAlly",
      rule: "TCH-30",
      when: (g) => bothAttack(g.s.table) && nextTo(g.s.table).includes(g.s.table.encounter.planet),
      run: (g, me) => {
        const side = sideOf(g.s.table, me) as Side;
        g.s.table.encounter.bonus.push({ side, n: facts.numbers.shot, source: "tech/lunar-cannon" });
      },
    }),
    at<"destiny.turned", Ref>("destiny.turned", {
      as: "any",
      rule: "TCH-30",
      often: "window",
      when: (_g, _me, { card }) => DESTINY[card].seat === undefined && DESTINY[card].special === undefined,
      declare: (g, me) => {
        const { players } = g.s.table;
        return choose(
          g,
          me,
          players.flatMap((_, seat) => neighbours(g.s.table, seat)),
        );
      },
      said: (pair) => [pair],
      run: (g, me, _event, pair) => place(g, me, pair),
    }),
  ],
});

/** Pairs of neighbouring planets of one system, as `pair/1.2-1.3` (TCH-08). */
function neighbours(t: Table, seat: Seat): Ref[] {
  const planets = homePlanets(t, seat).map((planet) => planetRef(planet).slice("planet/".length));
  return planets.slice(1).map((next, i) => `pair/${planets[i]}-${next}`);
}

function choose(g: Play, me: Seat, pairs: readonly Ref[]): Ref {
  return askOne(g, me, "lunar-cannon/place", SOURCE, pairs);
}

function place(g: Play, me: Seat, pair: Ref): void {
  const names = pair.slice("pair/".length).split("-");
  g.s.table.memo["lunar-cannon"] = { planets: names.map((name) => planetOf(`planet/${name}`)) };
  tell(g, "lunar-cannon.placed", { player: playerRef(me), pair });
}

/** Planets next to the cannon. */
function nextTo(t: Table): readonly Planet[] {
  return (t.memo["lunar-cannon"]?.planets ?? []) as number[];
}
