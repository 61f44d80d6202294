import type { Ref, Seat } from "@hypergate/kernel";
import { askSpread, byCard } from "../asking.ts";
import { type Artifact, at, type Play } from "../effects.ts";
import { alliesOf, mainPlayer, otherSide, shipsForSide, sideOf } from "../query.ts";
import { DOCK, GATE, planetRef, playerRef } from "../refs.ts";
import { lose, takeLoss } from "../ships.ts";
import { OFFENSE, type Side, type Table } from "../state.ts";
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
  const theirs = otherSide(mine);
  const n = membersOf(t, mine).reduce((sum, seat) => sum + fallen[seat], 0);
  const slots = membersOf(t, theirs)
    .map((seat) => ({ ref: playerRef(seat), max: shipsForSide(t, seat, theirs) }))
    .filter(({ max }) => max > 0);
  const count = Math.min(
    n,
    slots.reduce((sum, { max }) => sum + max, 0),
  );
  if (count === 0) return;
  const picked = askSpread(g, me, "self-defense/ships", SOURCE, slots, count, count, { n: count });
  const losses = membersOf(t, theirs).map((seat) =>
    takeLoss(g, seat, { [placeOf(t, seat, theirs)]: picked[playerRef(seat)] ?? 0 }, me),
  );
  lose(
    g,
    losses.filter((loss) => loss.n > 0),
    "effect",
  );
}

/** The main player of a side and the allies. */
function membersOf(t: Table, side: Side): Seat[] {
  return [mainPlayer(t, side), ...alliesOf(t, side)];
}

/** Where the ships of a player are that help this side. */
function placeOf({ encounter: e }: Table, seat: Seat, side: Side): Ref {
  if (seat === e.defense) return planetRef(e.planet);
  return side === OFFENSE ? GATE : DOCK;
}
