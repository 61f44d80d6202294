/** Alien sheets that change owners, come into play or leave it. */
import { type Seat, tell } from "@hypergate/kernel";
import { type Play, powerOf } from "./effects.ts";
import { takeOut } from "./piles.ts";
import { playerRef } from "./refs.ts";
import { recheckPowers } from "./ships.ts";

/** A sheet leaves the game together with all that lies on it. */
export function retirePower(g: Play, seat: Seat, power: string): void {
  const t = g.s.table;
  powerOf(power).effect.retire?.(g);
  takeOut(t.players[seat].powers, power);
  takeOut(g.s.secret.hidden[seat], power);
  delete t.memo[power];
  t.retired.push(power);
}

/** A player becomes an alien in addition to what is there. */
export function addPower(g: Play, seat: Seat, power: string): void {
  const t = g.s.table;
  takeOut(t.retired, power);
  t.players[seat].powers.push(power);
  tell(g, "power.gained", { player: playerRef(seat), power: `power/${power}` });
}

/** A player gives up everything there is and becomes one new alien; hidden tables keep it hidden (VCP-02). */
export function changePower(g: Play, seat: Seat, power: string): void {
  const { table: t, secret: x } = g.s;
  const hidden = t.players[seat].powers.length === 0;
  for (const old of [...t.players[seat].powers, ...x.hidden[seat]]) retirePower(g, seat, old);
  if (t.settings.hiddenPowers || hidden) {
    takeOut(t.retired, power);
    x.hidden[seat] = [power];
    tell(g, "power.changedUnseen", { player: playerRef(seat) });
  } else addPower(g, seat, power);
  recheckPowers(g);
}

/** Two players trade their sheets with everything on them. */
export function tradeSheets(g: Play, one: Seat, two: Seat): void {
  const { table: t, secret: x } = g.s;
  const mine = t.players[one].powers;
  t.players[one].powers = t.players[two].powers;
  t.players[two].powers = mine;
  const unseen = x.hidden[one];
  x.hidden[one] = x.hidden[two];
  x.hidden[two] = unseen;
  tell(g, "sheets.traded", { player: playerRef(one), other: playerRef(two) });
  recheckPowers(g);
}
