/** What Zaps do, for all cards that do it. */
import type { Ref, Seat, Source } from "@hypergate/kernel";
import { SHIP_ZAPS } from "./artifacts/facts.ts";
import { askOne, askSeat, colonySlots } from "./asking.ts";
import { anyOf, at, type Play, type Use } from "./effects.ts";
import { labsOf, shipsAt } from "./fleet.ts";
import { timingOrder } from "./query.ts";
import { DOCK, GATE, playerRef, REMOVED, sheetRef } from "./refs.ts";
import { lose, takeLoss } from "./ships.ts";
import { zap } from "./windows.ts";

/** As any player, cancel one use of any power, the own included (CRD-22). */
export function zapsPower(rule: string): Use {
  return at("power.used", { as: "any", rule, run: (g, _me, used) => zap(g, used) });
}

interface Target {
  readonly seat: Seat;
  readonly place: Ref;
}

/** As any player, at any time, send one ship of anybody to the warp, even a captured one or one removed from the game. */
export function zapsShip(source: Source): readonly Use[] {
  return anyOf<(typeof SHIP_ZAPS)[number], Target>(SHIP_ZAPS, {
    as: "any",
    rule: source.rule,
    when: (g) => owners(g).length > 0,
    declare: (g, me) => {
      const seats = owners(g);
      const seat = askSeat(g, me, "zap/owner", source, seats);
      return { seat, place: askOne(g, me, "zap/ship", source, placesOf(g, seat), { player: playerRef(seat) }) };
    },
    said: ({ seat, place }) => [playerRef(seat), place],
    run: (g, _me, _event, { seat, place }) => {
      if (shipsAt(g.s.table, seat, place) > 0) lose(g, [takeLoss(g, seat, { [place]: 1 })], "effect");
    },
  });
}

/** Players with ships outside the warp. */
function owners(g: Play): Seat[] {
  return timingOrder(g.s.table).filter((seat) => placesOf(g, seat).length > 0);
}

/** Where a player has ships outside the warp. */
function placesOf(g: Play, seat: Seat): Ref[] {
  const t = g.s.table;
  const places = [GATE, DOCK, REMOVED, ...Object.keys(t.memo).map(sheetRef)];
  const elsewhere = places.filter((place) => shipsAt(t, seat, place) > 0);
  return [...colonySlots(g, seat).map(({ ref }) => ref), ...labsOf(t, seat), ...elsewhere];
}
