/** The liner: in whose system it is, and the ships aboard, which lie on the sheet. */
import { type Seat, type Slot, tell } from "@hypergate/kernel";
import { askSpread, byPower } from "../../asking.ts";
import type { Play } from "../../effects.ts";
import { shipsOnSheet } from "../../fleet.ts";
import { coloniesOf, shipsOn } from "../../query.ts";
import { type Planet, planetOf, planetRef, playerRef, sheetRef } from "../../refs.ts";
import { landTogether, liftQuietly, liftShips, putOnto } from "../../ships.ts";
import { NOBODY, type Table } from "../../state.ts";
import { facts } from "./facts.ts";

const BOARD = byPower("tourist", "tourist 0");
const { passengers } = facts.numbers;

/** The player in whose system the liner is. */
export function port({ memo }: Table): Seat {
  return Number(memo.tourist?.liner ?? NOBODY);
}

export function aboard(t: Table, me: Seat): number {
  return shipsOnSheet(t, me, "tourist");
}

/** The liner has moved in this encounter. */
export function hasMoved({ memo, encounter }: Table): boolean {
  return memo.tourist?.moved === encounter.n;
}

/** In this encounter all aboard have landed, or a postcard has been sent: the one rules out the other. */
export function hasBeenAshore({ memo, encounter }: Table): boolean {
  return memo.tourist?.ashore === encounter.n;
}

export function noteAshore(t: Table): void {
  t.memo.tourist = { ...t.memo.tourist, ashore: t.encounter.n };
}

/** Own colonies in the system where the liner is. */
export function coloniesAtPort(t: Table, me: Seat): Planet[] {
  return coloniesOf(t, me).filter((planet) => t.homeOf[planet] === port(t));
}

export function sailTo(g: Play, me: Seat, to: Seat): void {
  const t = g.s.table;
  t.memo.tourist = { ...t.memo.tourist, liner: to, moved: t.encounter.n };
  tell(g, "tourist.moved", { player: playerRef(me), other: playerRef(to) });
  if (to === me) callAtHome(g, me);
}

/** In the own system up to four ships go aboard, or up to four leave the liner. */
export function callAtHome(g: Play, me: Seat): void {
  if (board(g, me) === 0) leave(g, me);
}

/** Ships from own colonies where the liner is go aboard. Returns how many. */
export function board(g: Play, me: Seat, source = BOARD): number {
  const t = g.s.table;
  const slots = coloniesAtPort(t, me).map((planet) => ({ ref: planetRef(planet), max: shipsOn(t, planet, me) }));
  const most = Math.min(passengers, room(slots));
  if (most === 0) return 0;
  const n = liftQuietly(g, me, askSpread(g, me, "tourist/board", source, slots, 0, most, { n: most }));
  if (n === 0) return 0;
  putOnto(g, "tourist", me, n);
  tell(g, "tourist.boarded", { player: playerRef(me), n });
  return n;
}

function leave(g: Play, me: Seat): void {
  const t = g.s.table;
  const most = Math.min(passengers, aboard(t, me));
  const slots = coloniesAtPort(t, me).map((planet) => ({ ref: planetRef(planet), max: most }));
  if (most === 0 || slots.length === 0) return;
  const to = askSpread(g, me, "tourist/leave", BOARD, slots, 0, most, { n: most });
  const landings = Object.keys(to).map((ref) => ({ planet: planetOf(ref), seat: me, n: to[ref] }));
  liftShips(g, me, { [sheetRef("tourist")]: landings.reduce((sum, { n }) => sum + n, 0) });
  landTogether(g, landings);
}

function room(slots: readonly Slot[]): number {
  return slots.reduce((sum, { max }) => sum + max, 0);
}
