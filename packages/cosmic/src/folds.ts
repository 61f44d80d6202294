/**
 * Values that effects change: powers that work, and effects that last for the encounter. Steps ask here for the value
 * and never name an effect. Usually nothing changes a value, so the check must be cheap.
 */
import type { Seat } from "@hypergate/kernel";
import { type CardNumber, IS_ENCOUNTER } from "./cards.ts";
import type { Folds, Play } from "./effects.ts";
import { hasEncounterCard, hasEncounterCardInHand, laidBy } from "./encounter-cards.ts";
import type { Loss } from "./events.ts";
import { FOLD_BIT } from "./fold-bits.ts";
import { effectNamed, givingSheets, powerOf, powersWith } from "./installed.ts";
import { isIn, without } from "./lists.ts";
import {
  type AtWork,
  type Combination,
  DEFENSE,
  NOBODY,
  OFFENSE,
  type Side,
  type State,
  type Table,
  type Tech,
} from "./state.ts";
import { PLAIN_RECKONING, type Reckoning, type Total, totalBy } from "./totals.ts";
import { isFolded } from "./who-acts.ts";
import { isSilent, usableCards } from "./working.ts";

/** Folds that are asked of all at the table. */
type TableFold = Exclude<keyof Folds, "worth" | "wins" | "freesShips" | "keepsPower" | "supplied" | "warpResearch">;

interface Found<N extends TableFold> {
  readonly fold: NonNullable<Folds[N]>;
  readonly by: AtWork;
}

const NOTHING: readonly never[] = [];

/** The folds of this name, which these powers have, that count now. Folds are not uses, so they continue while the power is zapped (ZAP-07). */
function atWork<N extends TableFold>(t: Table, name: N, having: readonly string[]): readonly Found<N>[] {
  const { lasting } = t.encounter;
  if (lasting.length === 0 && having.length === 0) return NOTHING;
  let found: Found<N>[] | undefined;
  for (let seat = 0; seat < t.seats; seat++) {
    const { powers } = t.players[seat];
    for (let i = 0; i < powers.length; i++) {
      const power = powers[i];
      if (!isIn(having, power)) continue;
      const fold = powerOf(power).folds?.[name];
      if (fold === undefined || isSilent(t, seat, power)) continue;
      found ??= [];
      found.push({ fold, by: { seat, n: NOBODY } });
    }
  }
  for (let i = 0; i < lasting.length; i++) {
    const by = lasting[i];
    const { effect, lastingFoldBits } = effectNamed(by.effect);
    if ((lastingFoldBits & FOLD_BIT[name]) === 0) continue;
    const fold = effect.lastingFolds?.[name];
    if (fold === undefined) continue;
    found ??= [];
    found.push({ fold, by });
  }
  return found ?? NOTHING;
}

/** What ships of a player are worth in cards or rewards (CMP-02, RES-07). */
export function foldWorth(g: Play, seat: Seat, ships: number): number {
  const t = g.s.table;
  let worth = ships;
  for (const power of t.players[seat].powers) {
    if (!isIn(powersWith().worth, power)) continue;
    const fold = powerOf(power).folds?.worth;
    if (fold !== undefined && !isSilent(t, seat, power)) worth = fold(g, seat, worth);
  }
  for (const { effect, seat: owner } of t.encounter.lasting)
    if (owner === seat) worth = effectNamed(effect).effect.lastingFolds?.worth?.(g, seat, worth) ?? worth;
  return worth;
}

/** True if any effect of the player says so. */
export function foldAny(g: Play, seat: Seat, name: "wins" | "freesShips"): boolean {
  const t = g.s.table;
  const having = powersWith()[name];
  for (const power of t.players[seat].powers)
    if (isIn(having, power) && powerOf(power).folds?.[name]?.(g, seat) === true && !isSilent(t, seat, power))
      return true;
  for (const { effect, seat: owner } of t.encounter.lasting)
    if (owner === seat && effectNamed(effect).effect.lastingFolds?.[name]?.(g, seat) === true) return true;
  return false;
}

/** Could any effect at the table have the fold of this bit? A quick check. */
export function mayFoldAny(g: Play, bit: number): boolean {
  if (isFolded(g, bit)) return true;
  const { lasting } = g.s.table.encounter;
  for (let i = 0; i < lasting.length; i++)
    if ((effectNamed(lasting[i].effect).lastingFoldBits & bit) !== 0) return true;
  return false;
}

type YesOrNo = "lowestWins" | "compensated" | "gainsSwapped" | "reinforceable" | "wordless";

/** A yes or no that effects may switch. */
function foldYes(t: Table, name: YesOrNo, having: readonly string[], usually: boolean): boolean {
  let now = usually;
  for (const { fold, by } of atWork(t, name, having)) now = fold(t, by, now);
  return now;
}

/** A main player who loses with a negotiate is compensated in this encounter (CMP-01). */
export function isCompensated(t: Table): boolean {
  return foldYes(t, "compensated", powersWith().compensated, true);
}

/** Offensive allies are rewarded and defensive ones land. */
export function areGainsSwapped(t: Table): boolean {
  return foldYes(t, "gainsSwapped", powersWith().gainsSwapped, false);
}

/** Reinforcements may be played in this encounter (REV-07). */
export function mayReinforce(t: Table): boolean {
  return foldYes(t, "reinforceable", powersWith().reinforceable, true);
}

/** The deal is made by offers alone. */
export function isWordless(t: Table): boolean {
  return foldYes(t, "wordless", powersWith().wordless, false);
}

/** The same for one player. */
function foldYesFor(
  t: Table,
  name: "spared" | "stranded" | "profits",
  having: readonly string[],
  seat: Seat,
  usually: boolean,
): boolean {
  let now = usually;
  for (const { fold, by } of atWork(t, name, having)) now = fold(t, by, seat, now);
  return now;
}

/** A player of the losing side loses no ships with the encounter. */
export function isSpared(t: Table, seat: Seat, usually: boolean): boolean {
  return foldYesFor(t, "spared", powersWith().spared, seat, usually);
}

/** A player gets what effects grant the winner. */
export function isProfiting(t: Table, seat: Seat): boolean {
  return foldYesFor(t, "profits", powersWith().profits, seat, true);
}

/** Ships of this player that leave after the encounter go to the warp. */
export function isStranded(t: Table, seat: Seat): boolean {
  return foldYesFor(t, "stranded", powersWith().stranded, seat, false);
}

/** How many colonies each party may gain in a deal (DEA-04). */
export function coloniesInDeal(t: Table): number {
  let now = 1;
  for (const { fold, by } of atWork(t, "dealColonies", powersWith().dealColonies)) now = fold(t, by, now);
  return now;
}

function combinationOf(t: Table, side: Side): Combination {
  let now: Combination = "sum";
  for (const { fold, by } of atWork(t, "combination", powersWith().combination)) now = fold(t, by, side, now);
  return now;
}

/** The side that finally wins if this one comes out ahead (REV-12.12). */
function winnerInTheEnd(t: Table, side: Side): Side {
  let now = side;
  for (const { fold, by } of atWork(t, "winner", powersWith().winner)) now = fold(t, by, now);
  return now;
}

/** How the encounter is decided as things stand. */
export function reckoningOf(t: Table): Reckoning {
  if (t.encounter.lasting.length === 0 && !isReckoningChanged(t)) return PLAIN_RECKONING;
  return {
    combinations: [combinationOf(t, OFFENSE), combinationOf(t, DEFENSE)],
    lowestWins: foldYes(t, "lowestWins", powersWith().lowestWins, false),
    goesTo: [winnerInTheEnd(t, OFFENSE), winnerInTheEnd(t, DEFENSE)],
    isCompensated: isCompensated(t),
  };
}

/** A player has a power that could change how encounters are decided. */
function isReckoningChanged({ players }: Table): boolean {
  for (const { powers } of players) for (const power of powers) if (mayChangeReckoning(power)) return true;
  return false;
}

/** This power could. */
export function mayChangeReckoning(power: string): boolean {
  return (powerOf(power).foldBits & RECKONED) !== 0;
}

/** The folds that change it, as bits. */
const RECKONED = FOLD_BIT.combination | FOLD_BIT.lowestWins | FOLD_BIT.winner | FOLD_BIT.compensated;

/** The total of a side as things stand. */
export function totalOf(t: Table, side: Side): Total {
  return totalBy(combinationOf(t, side), t, side);
}

/** What becomes of ships that are lost with the encounter. */
export function foldLost(t: Table, loss: Loss): readonly Loss[] {
  let lost: readonly Loss[] = [loss];
  for (const { fold, by } of atWork(t, "lost", powersWith().lost)) lost = lost.flatMap((one) => fold(t, by, one));
  return lost;
}

/** How many rewards a player gets who is due so many. */
export function foldRewards(t: Table, seat: Seat, n: number): number {
  return foldNumber(t, "rewards", powersWith().rewards, seat, n);
}

/** What a reinforcement of a player counts. */
export function foldReinforcement(t: Table, seat: Seat, n: number): number {
  return foldNumber(t, "reinforcement", powersWith().reinforcement, seat, n);
}

function foldNumber(
  t: Table,
  name: "rewards" | "reinforcement",
  having: readonly string[],
  seat: Seat,
  n: number,
): number {
  let now = n;
  for (const { fold, by } of atWork(t, name, having)) now = fold(t, by, seat, now);
  return now;
}

/** May the next encounter of the turn be given up for new technologies, whatever became of this one (TEC-12)? */
export function mayTakeTechsInstead(t: Table): boolean {
  let now = false;
  for (const by of t.turn.ahead) now = effectNamed(by.effect).effect.lastingFolds?.techsInstead?.(t, by, now) ?? now;
  return now;
}

/** Room to gather cards in. They are copied out at once: a list that grows takes several times the memory. */
const CARD_ROOM: CardNumber[] = [];

function encounterCardsAmong(cards: readonly CardNumber[]): CardNumber[] {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (IS_ENCOUNTER[cards[i]]) CARD_ROOM[count++] = cards[i];
  return CARD_ROOM.slice(0, count);
}

/** Encounter cards a player may select: those usable, unless effects demand something. */
export function encounterCards(s: State, seat: Seat): readonly CardNumber[] {
  const all = encounterCardsAmong(usableCards(s, seat));
  let now: readonly CardNumber[] = all;
  for (const { fold, by } of atWork(s.table, "selectable", powersWith().selectable)) now = fold(s, by, seat, now, all);
  return now;
}

/** Those among them that are in hand, and not on a sheet. */
export function encounterCardsInHand(s: State, seat: Seat): readonly CardNumber[] {
  const hand = s.secret.hands[seat];
  return encounterCards(s, seat).filter((card) => hand.includes(card));
}

/** A player is without an encounter card, and nothing will bring one in time. */
export function isOutOfCards(s: State, seat: Seat): boolean {
  return !hasEncounterCard(s, seat) && !isSupplied(s.table, seat);
}

/** The same at the end of an encounter: what lies aside until then is about to be in hand again. */
export function isOutOfCardsAfter(s: State, seat: Seat): boolean {
  return isOutOfCards(s, seat) && !s.secret.aside[seat].some((card) => IS_ENCOUNTER[card]);
}

/** The player has to draw a new hand for a turn of the own: there is no encounter card in hand, nor one laid down (STT-01, DR-1). */
export function needsNewHand(s: State, seat: Seat): boolean {
  return !hasEncounterCardInHand(s, seat) && laidBy(s.table, seat) === NOBODY && !isSupplied(s.table, seat);
}

/** The player never suffers from being without encounter cards. */
export function isSupplied(t: Table, seat: Seat): boolean {
  return (
    powersWith().supplied.length > 0 &&
    t.players[seat].powers.some((power) => powerOf(power).folds?.supplied?.(seat) === true && !isSilent(t, seat, power))
  );
}

/** Ships in the warp count for this technology of the player. */
export function isResearchedInWarp(t: Table, seat: Seat, tech: Tech): boolean {
  return (
    powersWith().warpResearch.length > 0 &&
    t.players[seat].powers.some(
      (power) => powerOf(power).effect.folds?.warpResearch?.(tech) === true && !isSilent(t, seat, power),
    )
  );
}

/** Sheets that players have in addition to their own. */
export function sheetsBesides(t: Table): readonly string[] {
  return givingSheets().flatMap(({ read }) => read(t));
}

/** Sets the additional sheets. */
export function setBesides(t: Table, powers: readonly string[]): void {
  givingSheets()[0]?.write(t, powers);
}

/** A sheet leaves the game: nobody has it as an additional one any more. */
export function forgetBesides(t: Table, power: string): void {
  for (const { read, write } of givingSheets()) if (read(t).includes(power)) write(t, without(read(t), power));
}
