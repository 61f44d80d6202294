import type { Seat } from "@hypergate/kernel";
import { askSpread, byCard } from "../asking.ts";
import { type Artifact, at, type Play } from "../effects.ts";
import { mainPlayer, otherSide, shipsInEncounter, sideOf, timingOrder } from "../query.ts";
import { DOCK, GATE, planetRef, playerRef } from "../refs.ts";
import { lose, takeLoss } from "../ships.ts";
import type { Side, Table } from "../state.ts";
import { hasLostToAttack } from "./against.ts";

const SOURCE = byCard("self-defense", "self-defense 2");

/**
 * A negotiate. Against an attack there is no compensation, but for each ship its side loses one of the opposing side,
 * as its player picks, goes to the warp too.
 */
export const selfDefense: Artifact = {
  id: "self-defense",
  uses: [],
  lasting: [
    at("resolution.lost", {
      as: "main",
      rule: "self-defense 2",
      when: (g, me) => hasLostToAttack(g.s.table, me),
      run: (g, me) => strikeBack(g, me),
    }),
  ],
  lastingFolds: {
    compensated: (t, { seat, n: side }, now) => {
      const { shown } = t.encounter;
      const isLost = mainPlayer(t, side as Side) === seat && shown[otherSide(side as Side)].type === "attack";
      return now && !isLost;
    },
  },
};

/** Among the opposing ships in the encounter, and at most all of them (self-defense 3). */
function strikeBack(g: Play, me: Seat): void {
  const t = g.s.table;
  const { fallen } = t.encounter;
  const mine = sideOf(t, me) as Side;
  const lost = (side: Side) => timingOrder(t).filter((seat) => sideOf(t, seat) === side);
  const n = lost(mine).reduce((sum, seat) => sum + fallen[seat], 0);
  const slots = lost(otherSide(mine))
    .map((seat) => ({ ref: playerRef(seat), max: shipsInEncounter(t, seat) }))
    .filter(({ max }) => max > 0);
  const count = Math.min(
    n,
    slots.reduce((sum, { max }) => sum + max, 0),
  );
  if (count === 0) return;
  const picked = askSpread(g, me, "self-defense/ships", SOURCE, slots, count, count, { n: count });
  const losses = lost(otherSide(mine)).map((seat) =>
    takeLoss(g, seat, placesOf(t, seat, picked[playerRef(seat)] ?? 0)),
  );
  lose(
    g,
    losses.filter((loss) => loss.n > 0),
    "effect",
  );
}

/** Where so many ships of a player in the encounter are. */
function placesOf(t: Table, seat: Seat, n: number): Record<string, number> {
  const { defense, planet, gate } = t.encounter;
  if (seat === defense) return { [planetRef(planet)]: n };
  return gate[seat] > 0 ? { [GATE]: n } : { [DOCK]: n };
}
