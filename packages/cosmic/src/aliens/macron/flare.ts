import { at, type Flare, type Play } from "../../effects.ts";
import { shipsInEncounter, sideOf } from "../../query.ts";
import type { Side } from "../../state.ts";
import { facts } from "./facts.ts";

/**
 * Wild: if your side shows an attack, add one to its total for each ship you have in the encounter. Super: you may send
 * up to four ships; played when your power would limit you.
 */
export const flare: Flare = {
  alien: "macron",
  wild: {
    uses: [
      at("reveal.add", {
        as: "mainOrAlly",
        rule: "macron wild",
        when: (g, me) => g.s.table.encounter.shown[sideOf(g.s.table, me)].type === "attack",
        run: (g, me) => addShips(g, me),
      }),
    ],
  },
  super: { uses: [] },
};

function addShips(g: Play, me: number): void {
  const t = g.s.table;
  t.encounter.bonus.push({
    side: sideOf(t, me) as Side,
    n: facts.flare.wild.adds(shipsInEncounter(t, me)),
    source: "macron wild",
  });
}
