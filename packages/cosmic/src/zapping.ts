/** What Zaps do, for all cards that do it. */
import type { Ref, Seat, Source } from "@hypergate/kernel";
import { SHIP_ZAPS } from "./artifacts/facts.ts";
import { askOne, askSeat } from "./asking.ts";
import { anyOf, at, type Play, type Use } from "./effects.ts";
import { labsOf, shipsAt } from "./fleet.ts";
import { slotsOf } from "./losing.ts";
import { timingOrder } from "./query.ts";
import { playerRef, REMOVED, sheetRef } from "./refs.ts";
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
    when: (g) => timingOrder(g.s.table).some((seat) => placesOf(g, seat).length > 0),
    declare: (g, me) => {
      const seats = owners(g);
      const seat = askSeat(g, me, "zap/owner", source, seats);
      return { seat, place: askOne(g, me, "zap/ship", source, placesOf(g, seat), { player: playerRef(seat) }) };
    },
    said: ({ seat, place }) => [playerRef(seat), place],
    run: (g, me, _event, { seat, place }) => {
      if (placesOf(g, seat).includes(place)) lose(g, [takeLoss(g, seat, { [place]: 1 }, me)], "effect");
    },
  });
}

/** Players with ships outside the warp. */
function owners(g: Play): Seat[] {
  return timingOrder(g.s.table).filter((seat) => placesOf(g, seat).length > 0);
}

/** Where a player has ships outside the warp that can be lost. */
function placesOf(g: Play, seat: Seat): Ref[] {
  const t = g.s.table;
  const elsewhere = [REMOVED, ...Object.keys(t.memo).map(sheetRef)].filter((place) => shipsAt(t, seat, place) > 0);
  const slots = slotsOf(g, seat).map(({ ref }) => ref);
  return [...slots, ...labsOf(t, seat), ...elsewhere];
}
