/** Alien sheets that change owners, come into play or leave it. */
import { type Seat, tell } from "@hypergate/kernel";
import type { Play } from "./effects.ts";
import { forgetBesides, sheetsBesides } from "./folds.ts";
import { discard } from "./hand.ts";
import { powerOf } from "./installed.ts";
import { without } from "./lists.ts";
import { takeFrom, takeOut } from "./piles.ts";
import { playerRef } from "./refs.ts";
import { recheckPowers, releaseAll } from "./ships.ts";
import type { Table } from "./state.ts";
import { discardTech, passTechs, techsOnSheets } from "./technology.ts";

/** A sheet leaves the game together with all that lies on it. */
export function retirePower(g: Play, seat: Seat, power: string): void {
  const t = g.s.table;
  powerOf(power).effect.lost?.(g, seat);
  powerOf(power).effect.retire?.(g);
  for (const { id, sheet } of techsOnSheets(g, seat)) if (sheet === power) discardTech(g, seat, id);
  clearStash(g, seat, power);
  releaseAll(g, power);
  t.players[seat].powers = without(t.players[seat].powers, power);
  takeFrom(g.s.secret.hidden, seat, power);
  delete t.memo[power];
  forgetBesides(t, power);
  if (!t.retired.includes(power)) t.retired.push(power);
}

/** A player's aliens, without additional ones that stay whatever the player becomes (TCH-14). */
export function ownPowers(t: Table, seat: Seat): string[] {
  const besides = sheetsBesides(t);
  return t.players[seat].powers.filter((power) => !besides.includes(power));
}

/** Cards on a sheet that leaves the game go where its text says, or to the discard pile. */
function clearStash(g: Play, seat: Seat, power: string): void {
  const { stash } = powerOf(power).effect;
  const cards = g.s.secret.stash[power] ?? [];
  if (stash === undefined || cards.length === 0) return;
  if (stash.drop !== undefined) stash.drop(g, seat);
  else discard(g, seat, cards, power);
}

/** Before sheets change owners: what ends with the owner ends, and cards that do not move with them leave them. */
function letGo(g: Play, seat: Seat): void {
  for (const power of g.s.table.players[seat].powers) {
    const { lost, stash } = powerOf(power).effect;
    lost?.(g, seat);
    stash?.drop?.(g, seat);
  }
}

/** A player gets an additional alien. */
export function addPower(g: Play, seat: Seat, power: string): void {
  const t = g.s.table;
  takeOut(t.retired, power);
  gain(g, seat, [power]);
  tell(g, "power.gained", { player: playerRef(seat), power: `power/${power}` });
}

/** A player gives up all aliens and becomes a new one; with hidden powers it stays hidden (VCP-02). */
export function changePower(g: Play, seat: Seat, power: string): void {
  const { table: t, secret: x } = g.s;
  const hidden = ownPowers(t, seat).length === 0;
  for (const old of [...ownPowers(t, seat), ...x.hidden[seat]]) retirePower(g, seat, old);
  // What lay on a sheet that was not at work is gone with the one that kept it.
  for (const { id, sheet } of techsOnSheets(g, seat))
    if (!t.players[seat].powers.includes(sheet)) discardTech(g, seat, id);
  if (t.settings.hiddenPowers || hidden) {
    takeOut(t.retired, power);
    x.hidden[seat] = [power];
    tell(g, "power.changedUnseen", { player: playerRef(seat) });
  } else addPower(g, seat, power);
  recheckPowers(g);
}

/** Until the encounter ends, a player has another player's sheets in place of the own ones, with everything on them. */
export function lendSheets(g: Play, from: Seat, to: Seat): void {
  const t = g.s.table;
  t.encounter.loans.push({ from, to, covered: t.players[to].powers });
  t.players[to].powers = [];
  handOver(g, from, to);
  recheckPowers(g);
}

/** Borrowed sheets go back, in whatever condition they are. */
export function returnLoans(g: Play): boolean {
  const t = g.s.table;
  if (t.encounter.loans.length === 0) return false;
  for (const { from, to, covered } of t.encounter.loans) {
    handOver(g, to, from);
    gain(g, to, covered);
    tell(g, "sheets.returned", { player: playerRef(to), other: playerRef(from) });
  }
  t.encounter.loans = [];
  recheckPowers(g);
  return true;
}

/** All open sheets of one player become another's. */
function handOver(g: Play, from: Seat, to: Seat): void {
  const t = g.s.table;
  letGo(g, from);
  passTechs(g, from, to, techsOnSheets(g, from));
  const sheets = t.players[from].powers;
  t.players[from].powers = [];
  gain(g, to, sheets);
}

/** Sheets come to lie openly beside those of a player. */
function gain(g: Play, seat: Seat, powers: readonly string[]): void {
  const player = g.s.table.players[seat];
  player.powers = player.powers.concat(powers);
  for (const power of powers) powerOf(power).effect.gained?.(g, seat);
}

/** Two players trade their sheets with everything on them. */
export function tradeSheets(g: Play, one: Seat, two: Seat): void {
  const { table: t, secret: x } = g.s;
  const traded = (seat: Seat) => (seat === one ? two : seat === two ? one : seat);
  for (const seat of [one, two]) letGo(g, seat);
  const [mineOn, theirsOn] = [techsOnSheets(g, one), techsOnSheets(g, two)];
  passTechs(g, one, two, mineOn);
  passTechs(g, two, one, theirsOn);
  const [mine, theirs] = [t.players[one].powers, t.players[two].powers];
  t.players[one].powers = [];
  t.players[two].powers = [];
  gain(g, one, theirs);
  gain(g, two, mine);
  const unseen = x.hidden[one];
  x.hidden[one] = x.hidden[two];
  x.hidden[two] = unseen;
  t.encounter.loans = t.encounter.loans.map((loan) => ({ ...loan, from: traded(loan.from), to: traded(loan.to) }));
  tell(g, "sheets.traded", { player: playerRef(one), other: playerRef(two) });
  recheckPowers(g);
}
