import { askAll, isHeard, type Question, type Seat, tell } from "@hypergate/kernel";
import { askCard, askOne, askYes, refsOf, rule } from "../asking.ts";
import { type CardNumber, cardOf, NONE } from "../cards.ts";
import type { Play } from "../effects.ts";
import { hasEncounterCard, hasEncounterCardAtHand, laidBy } from "../encounter-cards.ts";
import { encounterCards, isSupplied } from "../folds.ts";
import { redraw } from "../hand.ts";
import { returnLaid, takeUp } from "../laying.ts";
import { sheetWith, takeFromPlayer } from "../piles.ts";
import { alliesOf, isDecided, mainPlayer, otherSide, sideOf } from "../query.ts";
import { playerOf, playerRef } from "../refs.ts";
import { giveBack, turnUp } from "../showing.ts";
import { DEFENSE, NO_SHEETS, NOBODY, OFFENSE, type Side } from "../state.ts";
import { WINDOW } from "../vocabulary.ts";
import { borrow, hasResult, openWindow } from "../windows.ts";
import { breakOff } from "./agenda.ts";

const SELECT = rule("PLN-06");
const SHEET = rule("CLR-05");
const SWAP = rule("IN-8");
const SIDES = [OFFENSE, DEFENSE] as const;

/** Planning begins: both main players need an encounter card (PLN-01 to PLN-05). */
export function plan(g: Play): void {
  // Bystanders take their intimidates back (IN-10).
  if (g.s.table.encounter.laid.length > 0) returnLaid(g, ({ seat }) => sideOf(g.s.table, seat) === NOBODY);
  if (!readyToPlan(g)) return;
  openWindow(g, WINDOW["planning.before"], undefined, isOver);
  if (!isDecided(g.s.table)) readyToPlan(g);
}

function isOver(_event: undefined, g: Play): boolean {
  return isDecided(g.s.table);
}

/**
 * PLN-01, PLN-02, PLN-04. False if the encounter ended for want of a card. Until the choice itself, somebody who will be
 * supplied with cards for it counts as having one.
 */
function readyToPlan(g: Play, isLast = false): boolean {
  const { offense, defense } = g.s.table.encounter;
  if (!hasCardToPlay(g, offense, isLast) && !findsCard(g, offense, isLast)) {
    breakOff(g, "encounter.noCards");
    return false;
  }
  return hasCardToPlay(g, defense, isLast) || isSuppliedInTime(g, offense, defense, isLast);
}

/** The offense lacks a card: effects may bring one. */
function findsCard(g: Play, offense: Seat, isLast: boolean): boolean {
  openWindow(g, WINDOW["hand.lacking"], { seat: offense }, () => hasCardToPlay(g, offense, isLast));
  return hasCardToPlay(g, offense, isLast);
}

/** The defense lacks a card: effects may bring one, or it draws a new hand. False if the encounter ended. */
function isSuppliedInTime(g: Play, offense: Seat, defense: Seat, isLast: boolean): boolean {
  openWindow(
    g,
    WINDOW["planning.before"],
    undefined,
    () => hasCardToPlay(g, defense, isLast) || isDecided(g.s.table),
    defense,
  );
  if (isDecided(g.s.table)) return false;
  if (mayHave(g, offense, isLast) && !hasCardToPlay(g, defense, isLast)) redraw(g, defense);
  if (mayHave(g, offense, isLast) && mayHave(g, defense, isLast)) return true;
  breakOff(g, "encounter.noCards");
  return false;
}

/** Has an encounter card, or counts as having one. */
function mayHave(g: Play, seat: Seat, isLast: boolean): boolean {
  return hasEncounterCard(g.s, seat) || (!isLast && isSupplied(g.s.table, seat));
}

function hasCardToPlay(g: Play, seat: Seat, isLast: boolean): boolean {
  return hasEncounterCard(g.s, seat) ? willPlay(g, seat) : mayHave(g, seat, isLast);
}

/**
 * A player with an encounter card has it at hand, or on a sheet. Where playing that one is a use of a power, the player
 * says once whether it will serve (CLR-05).
 */
function willPlay(g: Play, seat: Seat): boolean {
  const { used } = g.s.table.encounter;
  if (hasEncounterCardAtHand(g.s, seat)) return true;
  const [yes, no] = [`sheet/yes@${seat}`, `sheet/no@${seat}`];
  if (!used.includes(yes) && !used.includes(no)) used.push(askYes(g, seat, "planning/from-sheet", SHEET) ? yes : no);
  return used.includes(yes);
}

/** Each main player puts one encounter card face down (PLN-06), unless an effect wants one of them face up first. */
export function select(g: Play): void {
  const e = g.s.table.encounter;
  const event = { faceUp: NONE };
  openWindow(g, WINDOW["planning.lay"], undefined);
  openWindow(g, WINDOW["planning.select"], event);
  // What was played just now may have cost the last encounter card.
  if (!readyToPlan(g, true)) return;
  for (const side of SIDES) playIntimidate(g, side);
  const { chosen } = g.s.secret;
  const open =
    chosen[OFFENSE] === NONE && chosen[DEFENSE] === NONE ? SIDES : SIDES.filter((side) => chosen[side] === NONE);
  const side = event.faceUp as Side;
  if (!open.includes(side)) {
    selectTogether(g, open);
    return;
  }
  if (!choose(g, side)) return;
  openWindow(g, WINDOW["reveal.turn"], undefined);
  if (e.shown[side].type === "none") turnUp(g, side);
  openWindow(g, WINDOW["planning.shown"], { side });
  if (e.result === "none" && open.includes(otherSide(side))) choose(g, otherSide(side));
}

function selectTogether(g: Play, sides: readonly Side[]): void {
  const values = askAll(
    g,
    sides.map((side) => selection(g, side)),
  );
  const cards = values.map((value) => cardOf(value as string));
  if (g.s.secret.stash !== NO_SHEETS) {
    putHandsFirst(g, sides, cards);
    return;
  }
  for (let i = 0; i < sides.length; i++) if (!put(g, sides[i], cards[i])) return;
}

/** Cards of a hand first: what is said about one from a sheet cannot touch them any more. */
function putHandsFirst(g: Play, sides: readonly Side[], cards: readonly CardNumber[]): void {
  const fromSheet = cards.map((card) => sheetWith(g.s.secret, card) !== undefined);
  for (const isOnSheet of [false, true])
    for (let i = 0; i < sides.length; i++) if (fromSheet[i] === isOnSheet && !put(g, sides[i], cards[i])) return;
}

/** An intimidate that a main player has laid down is the encounter card, whatever restricts the choice of one (IN-5, IN-6). */
function playIntimidate(g: Play, side: Side): void {
  const seat = mainPlayer(g.s.table, side);
  const i = laidBy(g.s.table, seat);
  if (i !== NOBODY) setChosen(g, side, takeUp(g, i), seat);
}

/** The card of a side lies face down; `by` is who put it there and knows it. */
function setChosen(g: Play, side: Side, card: CardNumber, by: Seat): void {
  g.s.secret.chosen[side] = card;
  g.s.table.encounter.chosenBy[side] = by;
  if (isHeard(g)) tell(g, "planning.selected", { player: playerRef(mainPlayer(g.s.table, side)) });
}

function selection(g: Play, side: Side): Question {
  const who = mainPlayer(g.s.table, side);
  const options = refsOf(encounterCards(g.s, who));
  return { kind: "one", key: "planning/select", who, source: SELECT, options, hidden: true };
}

/**
 * One main player chooses, knowing what is to be known by then. False if there was no card left to choose (PLN-01,
 * PLN-04): the last one may be gone, or playing the one on the sheet was zapped.
 */
function choose(g: Play, side: Side): boolean {
  const seat = mainPlayer(g.s.table, side);
  if (!hasEncounterCard(g.s, seat) && side === DEFENSE) redraw(g, seat);
  if (hasEncounterCard(g.s, seat))
    return put(g, side, askCard(g, seat, "planning/select", SELECT, encounterCards(g.s, seat)));
  breakOff(g, "encounter.noCards");
  return false;
}

/** PLN-08: the card is no longer part of the hand. False if in the end there was none to put down. */
function put(g: Play, side: Side, card: CardNumber): boolean {
  const seat: Seat = mainPlayer(g.s.table, side);
  if (!borrow(g, seat, card)) return choose(g, side);
  takeFromPlayer(g, seat, card);
  setChosen(g, side, card, seat);
  return true;
}

/** A main player may play the intimidate of one ally unseen in place of the own card (IN-8 to IN-10). */
function swapIntimidate(g: Play, side: Side): void {
  const { table: t } = g.s;
  const allies = alliesOf(t, side).filter((seat) => laidBy(t, seat) !== NOBODY);
  if (allies.length === 0) return;
  const seat = mainPlayer(t, side);
  const answer = askOne(g, seat, "intimidate/swap", SWAP, ["word/keep", ...allies.map(playerRef)]);
  if (answer === "word/keep") return;
  const ally = playerOf(answer);
  giveBack(g, side);
  setChosen(g, side, takeUp(g, laidBy(t, ally)), ally);
  tell(g, "intimidate.swapped", { player: playerRef(seat), other: playerRef(ally) });
}

/** After selection, before reveal (PLN-07). */
export function selected(g: Play): void {
  const e = g.s.table.encounter;
  openWindow(g, WINDOW["planning.chosen"], undefined, hasResult);
  if (e.laid.length > 0 && e.result === "none") {
    for (const side of SIDES) swapIntimidate(g, side);
    returnLaid(g, ({ type }) => type === "intimidate");
  }
  openWindow(g, WINDOW["planning.selected"], undefined, hasResult);
}
