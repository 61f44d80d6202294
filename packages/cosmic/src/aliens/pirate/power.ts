import type { Counts, Seat, Slot } from "@hypergate/kernel";
import { askNumber, askSeats, askSpread, byCard, byPower } from "../../asking.ts";
import { captiveRef } from "../../deal.ts";
import { at, type Play, type Power } from "../../effects.ts";
import { shipsOnSheet } from "../../fleet.ts";
import { isSpared } from "../../folds.ts";
import { alliesOf, hasRetreated, isAllyOf, mainPlayer, otherSide, shipsForSide, timingOrder } from "../../query.ts";
import { DOCK, GATE, numberRef, planetRef, playerOf, playerRef, sheetRef } from "../../refs.ts";
import { payRewards } from "../../rewards.ts";
import { bringHome, capture, liftQuietly, liftShips, lose, takeLoss } from "../../ships.ts";
import { NOBODY, OFFENSE, type Side, type Table } from "../../state.ts";
import { payRansom } from "../../steps/deal.ts";
import { boosted } from "../../windows.ts";
import { facts } from "./facts.ts";

const RAID = byPower("pirate", "pirate 1");
const SUPER = byCard("flare-pirate", "pirate super");
const SELL = byPower("pirate", "pirate 2");
const RANSOM = byPower("pirate", "pirate 3");
const { sold, perShip, superPerShip } = facts.numbers;

/** Own ships that go home, and whose ships are captured for them. */
interface Raid {
  readonly home: number;
  readonly captured: Counts;
}

/**
 * Raid. Own winning ships go home, and as many losing ships come to lie on the sheet. Later they are sent to the warp for
 * rewards, or their owners buy them back.
 */
export const power: Power = {
  id: "pirate",
  uses: [
    at<"resolution.before", Raid>("resolution.before", {
      as: "offenseOrAlly",
      rule: "pirate 1",
      when: (g, me) => raiders(g.s.table, me) > 0 && prey(g.s.table, me).length > 0,
      declare: (g, me) => {
        const own = raiders(g.s.table, me);
        const slots = prey(g.s.table, me);
        const rate = room(slots) > perShip && boosted(g, me, "pirate") ? superPerShip : perShip;
        const most = Math.min(own * rate, room(slots));
        const captured = askSpread(g, me, "pirate/capture", RAID, slots, 1, most, { n: most });
        const n = Object.values(captured).reduce((sum, one) => sum + one, 0);
        const [fewest, all] = [Math.ceil(n / rate), Math.min(own, n)];
        return { captured, home: fewest === all ? all : askNumber(g, me, "pirate/home", SUPER, fewest, all, { n }) };
      },
      said: ({ home, captured }) => [numberRef(home), ...Object.keys(captured).filter((ref) => captured[ref] > 0)],
      run: (g, me, _event, raid) => carryOff(g, me, raid),
    }),
    at<"regroup.start", Counts>("regroup.start", {
      as: "any",
      rule: "pirate 2",
      passive: true,
      when: (g) => captives(g.s.table).length > 0,
      declare: (g, me) => {
        const slots = captives(g.s.table);
        const most = Math.min(sold, room(slots));
        return askSpread(g, me, "pirate/sell", SELL, slots, 1, most, { n: most });
      },
      run: (g, me, _event, from) => sell(g, me, from),
    }),
    at<"regroup.start", readonly Seat[]>("regroup.start", {
      as: "any",
      rule: "pirate 3",
      passive: true,
      when: (g, me) => owners(g.s.table, me).length > 0,
      declare: (g, me) => {
        const all = owners(g.s.table, me);
        return all.length === 1 ? all : askSeats(g, me, "pirate/whom", RANSOM, all, 1, all.length);
      },
      run: (g, me, _event, some) => {
        for (const owner of some) ransomShips(g, me, owner);
      },
    }),
  ],
  retire: (g) => drown(g, (seat) => shipsOnSheet(g.s.table, seat, "pirate")),
};

function room(slots: readonly Slot[]): number {
  return slots.reduce((sum, { max }) => sum + max, 0);
}

/** Own ships on the winning side; none if there is no such side. */
function raiders(t: Table, me: Seat): number {
  const { winner, offense } = t.encounter;
  if (winner === NOBODY) return 0;
  const isThere = isAllyOf(t, me, winner) || (winner === OFFENSE && me === offense);
  return isThere ? shipsForSide(t, me, winner as Side) : 0;
}

/** Ships of the losing side, by owner, that are about to be lost. */
function prey(t: Table, me: Seat): Slot[] {
  const losing = otherSide(t.encounter.winner as Side);
  return [mainPlayer(t, losing), ...alliesOf(t, losing)]
    .filter((seat) => seat !== me && !isSpared(t, seat, hasRetreated(t)))
    .map((seat) => ({ ref: playerRef(seat), max: shipsForSide(t, seat, losing) }))
    .filter(({ max }) => max > 0);
}

function carryOff(g: Play, me: Seat, { home, captured }: Raid): void {
  const e = g.s.table.encounter;
  const [won, lost] = e.winner === OFFENSE ? [GATE, DOCK] : [DOCK, GATE];
  const n = liftShips(g, me, { [won]: home });
  e.committed[me] -= n;
  for (const ref in captured) {
    const seat = playerOf(ref);
    const place = seat === e.defense ? planetRef(e.planet) : lost;
    capture(g, "pirate", seat, liftQuietly(g, seat, { [place]: captured[ref] }, undefined, me));
  }
  bringHome(g, me, n, RAID, e.planet);
}

/** Ships on the sheet, by owner. */
function captives(t: Table): Slot[] {
  return timingOrder(t)
    .map((seat) => ({ ref: playerRef(seat), max: shipsOnSheet(t, seat, "pirate") }))
    .filter(({ max }) => max > 0);
}

/** Others whose ships are on the sheet. */
function owners(t: Table, me: Seat): Seat[] {
  return captives(t)
    .map(({ ref }) => playerOf(ref))
    .filter((seat) => seat !== me);
}

function ransomShips(g: Play, me: Seat, owner: Seat): void {
  const captured = { ref: captiveRef(owner), max: shipsOnSheet(g.s.table, owner, "pirate") };
  const n = payRansom(g, owner, { source: RANSOM, holder: me, captives: captured });
  bringHome(g, owner, liftShips(g, owner, { [sheetRef("pirate")]: n }), RANSOM);
}

function sell(g: Play, me: Seat, from: Counts): void {
  const n = drown(g, (seat) => from[playerRef(seat)] ?? 0, me);
  payRewards(g, [{ seat: me, n }], SELL);
}

/** Ships on the sheet go to the warp, as somebody chooses if that is not all of them. Returns how many went. */
function drown(g: Play, count: (seat: Seat) => number, by?: Seat): number {
  const losses = timingOrder(g.s.table)
    .filter((seat) => count(seat) > 0)
    .map((seat) => takeLoss(g, seat, { [sheetRef("pirate")]: count(seat) }, by));
  const n = losses.reduce((sum, loss) => sum + loss.n, 0);
  if (n > 0) lose(g, losses, "effect");
  return n;
}
