import type { Ref, Seat } from "@hypergate/kernel";
import { askOne, askSeat, byCard, colonySlots } from "../asking.ts";
import { type Artifact, anyOf, type Play, type Use } from "../effects.ts";
import { labsOf, shipsAt } from "../fleet.ts";
import { timingOrder } from "../query.ts";
import { DOCK, GATE, playerRef, REMOVED } from "../refs.ts";
import { lose, takeLoss } from "../ships.ts";

const SOURCE = byCard("ship-zap", "ship-zap 1");

/** Moments in every phase. */
const MOMENTS = [
  "regroup.start",
  "destiny.final",
  "launch.done",
  "alliance.formed",
  "planning.before",
  "planning.selected",
  "reveal.change",
  "reveal.outcome",
  "resolution.before",
  "resolution.after",
] as const;

interface Target {
  readonly seat: Seat;
  readonly place: Ref;
}

/** As any player, at any time: one ship of anybody goes to the warp, even one that was removed from the game. */
export const shipZap: Artifact = {
  id: "ship-zap",
  uses: anyOf<(typeof MOMENTS)[number], Target>(MOMENTS, {
    as: "any",
    rule: "ship-zap 1",
    declare: (g, me) => {
      const seats = timingOrder(g.s.table).filter((seat) => placesOf(g, seat).length > 0);
      const seat = askSeat(g, me, "ship-zap/owner", SOURCE, seats);
      const params = { player: playerRef(seat) };
      return { seat, place: askOne(g, me, "ship-zap/ship", SOURCE, placesOf(g, seat), params) };
    },
    said: ({ seat, place }) => [playerRef(seat), place],
    run: (g, _me, _event, { seat, place }) => {
      if (shipsAt(g.s.table, seat, place) > 0) lose(g, [takeLoss(g, seat, { [place]: 1 })], "effect");
    },
  }) as readonly Use[],
};

/** Where a player has ships outside the warp. */
function placesOf(g: Play, seat: Seat): Ref[] {
  const t = g.s.table;
  const elsewhere = [GATE, DOCK, REMOVED].filter((place) => shipsAt(t, seat, place) > 0);
  return [...colonySlots(g, seat).map(({ ref }) => ref), ...labsOf(t, seat), ...elsewhere];
}
