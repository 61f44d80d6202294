import { askNumber, byCard } from "../../asking.ts";
import { at, type Flare } from "../../effects.ts";
import { mainPlayer, retrievable } from "../../query.ts";
import { numberRef } from "../../refs.ts";
import { retrieve } from "../../ships.ts";
import { DEFENSE, OFFENSE, type Table } from "../../state.ts";

const WILD = byCard("flare-vacuum", "vacuum wild");

/**
 * Wild: for each main player other than you who shows an attack, retrieve one ship from the warp. Super: choose which
 * ships your power takes along; played while the power is being used.
 */
export const flare: Flare = {
  alien: "vacuum",
  wild: {
    uses: [
      at<"reveal.change", number>("reveal.change", {
        as: "any",
        rule: "vacuum wild",
        when: (g, me) => retrievable(g.s.table, me) > 0 && attackers(g.s.table, me) > 0,
        declare: (g, me) => {
          const most = Math.min(attackers(g.s.table, me), retrievable(g.s.table, me));
          return askNumber(g, me, "vacuum/retrieve", WILD, 1, most);
        },
        said: (n) => [numberRef(n)],
        run: (g, me, _event, n) => {
          retrieve(g, me, n, WILD);
        },
      }),
    ],
  },
  super: { uses: [] },
};

/** Main players other than this one whose card counts as an attack. */
function attackers(t: Table, me: number): number {
  let n = 0;
  for (const side of [OFFENSE, DEFENSE] as const)
    if (t.encounter.shown[side].type === "attack" && mainPlayer(t, side) !== me) n++;
  return n;
}
