/**
 * What the net sees of a table: one row of inputs for every seat, and one for the table. All of it comes from a view, so
 * only the row of the viewer's seat has a hand in it.
 */
import {
  CARDS_WITH_ROW,
  type Card,
  canSettle,
  cardPoints,
  DESIGNS,
  developPrice,
  FIRST_GOALS,
  fullTableau,
  GOAL_NEEDS,
  generalMilitary,
  goalCount,
  hasSame,
  IS_WORLD,
  MOST_GOALS,
  type Player,
  SAME,
  SETS,
  type Table,
  type View,
} from "@hypergate/race";
import { bestSale, consuming, goodsOn, totalGoods } from "../goods.ts";
import { upToDate } from "../outlook.ts";
import { pointsOf } from "../points.ts";
import { IS_VARIABLE, PRINTED } from "../printed.ts";
import { grown, producing } from "../produce.ts";
import { block, emptyRow, type Places, put, putOn, type Sparse, scale } from "./sparse.ts";

const D = DESIGNS.length;

const seatPlaces: Places = { used: 0 };
const TABLEAU = block(seatPlaces, D);
const GOOD = block(seatPlaces, D);
const HELD = block(seatPlaces, D);
const PLAYABLE = block(seatPlaces, D);
const PROMISED = block(seatPlaces, D);
const SLOTS = scale(seatPlaces, 15, 0, 1, 6);
const CHIPS = scale(seatPlaces, 24, 0, 2, 20);
const POINTS = scale(seatPlaces, 26, 0, 3, 40);
const LEAD = scale(seatPlaces, 25, -37, 3, 15);
const HAND = scale(seatPlaces, 15, 0, 1, 8);
const GOODS = scale(seatPlaces, 8, 0, 1, 4);
const MILITARY = scale(seatPlaces, 18, -3, 1, 6);
const YIELD = scale(seatPlaces, 14, 0, 1, 8);
const READY = scale(seatPlaces, 14, 0, 1, 8);
const SALE = scale(seatPlaces, 10, 0, 1, 5);
const GROWING = scale(seatPlaces, 8, 0, 1, 4);
const FIRST_SCORED = block(seatPlaces, FIRST_GOALS.length);
const FIRST_STEPS = 4;
const FIRST_MISSING = block(seatPlaces, FIRST_GOALS.length * FIRST_STEPS);
const MOST_HELD = block(seatPlaces, MOST_GOALS.length);
const MOST_STEPS = 7;
const MOST_AHEAD = block(seatPlaces, MOST_GOALS.length * MOST_STEPS);
const BONUS = block(seatPlaces, 9);
const PLAYABLE_DEVELOPMENTS = scale(seatPlaces, 5, 0, 1, 3);
const PLAYABLE_WORLDS = scale(seatPlaces, 5, 0, 1, 3);
const PLAYABLE_POINTS = scale(seatPlaces, 10, 0, 1, 5);
const VIEWER = block(seatPlaces, 1);
/** Powers by what they add up to; what is only counted for goals stands elsewhere. */
const FIGURES = block(seatPlaces, CARDS_WITH_ROW);
export const SEAT_INPUTS = seatPlaces.used;

const tablePlaces: Places = { used: 0 };
const POOL = scale(tablePlaces, 14, 0, 1, 6);
const ROUND = scale(tablePlaces, 20, 0, 1, 8);
const AHEAD = block(tablePlaces, 7);
const PLAYERS = block(tablePlaces, 7);
const TWO_ACTIONS = block(tablePlaces, 1);
const BOXES = block(tablePlaces, SETS.length);
const TAKEOVERS = block(tablePlaces, 1);
const LEAST_SLOTS = scale(tablePlaces, 14, 0, 1, 6);
const ALWAYS = block(tablePlaces, 1);
export const TABLE_INPUTS = tablePlaces.used;

/** The inputs of one view. */
export interface Inputs {
  seats: number;
  viewer: number;
  readonly rows: readonly Sparse[];
  readonly table: Sparse;
}

export function newInputs(): Inputs {
  return { seats: 0, viewer: 0, rows: Array.from({ length: 6 }, emptyRow), table: emptyRow() };
}

/** Action cards whose phase comes after each phase; the bits of actions.ts. */
const LATER: Readonly<Record<string, number>> = {
  start: 511,
  choose: 511,
  explore: 508,
  develop: 496,
  settle: 448,
  consume: 256,
  produce: 0,
  round: 0,
  over: 0,
};

/** Writes the inputs of a view. */
export function readView(view: View, into: Inputs): Inputs {
  readOpen(view, view.hand.length, into);
  const row = into.rows[into.viewer];
  const p = upToDate(view.table.players[into.viewer]);
  const hand = countHand(p, view.hand, view.hand.length);
  for (const held of hand.held) putHeld(row, held);
  putSummary(row, hand);
  return into;
}

/** The inputs of a view without the cards that the viewer holds; `size` says how many they are. */
function readOpen(view: View, size: number, into: Inputs): void {
  const { table } = view;
  const { players } = table;
  into.seats = players.length;
  into.viewer = view.viewer as number;
  const points = pointsOf(table);
  for (let seat = 0; seat < players.length; seat++) {
    const row = into.rows[seat];
    row.n = 0;
    readSeat(view, seat, size, row);
    readRelative(table, seat, points, row);
  }
  readTable(table, into.table);
}

/** What can be seen of a seat by itself; of the viewer's seat with a hand of `size` cards. */
export function readSeat(view: View, seat: number, size: number, row: Sparse): void {
  const { table } = view;
  const isViewer = seat === view.viewer;
  readPlayer(row, table, seat, upToDate(table.players[seat]), LATER[table.phase]);
  putOn(row, HAND, isViewer ? size : view.handCounts[seat]);
  if (isViewer) put(row, VIEWER, 1);
}

/** How a seat stands against the others. */
export function readRelative(table: Table, seat: number, points: readonly number[], row: Sparse): void {
  let rival = 0;
  for (let other = 0; other < points.length; other++) if (other !== seat) rival = Math.max(rival, points[other]);
  putOn(row, POINTS, points[seat]);
  putOn(row, LEAD, points[seat] - rival);
  const { mostGoals, players } = table;
  for (let i = 0; i < mostGoals.length; i++) {
    const { id } = mostGoals[i];
    let theirs = GOAL_NEEDS[id] - 1;
    for (let other = 0; other < players.length; other++)
      if (other !== seat) theirs = Math.max(theirs, goalCount(players[other], id));
    const ahead = Math.max(-3, Math.min(3, goalCount(players[seat], id) - theirs));
    put(row, MOST_AHEAD + MOST_GOALS.indexOf(id) * MOST_STEPS + ahead + 3, 1);
  }
}

function readPlayer(row: Sparse, table: Table, seat: number, p: Player, later: number): void {
  const { tableau, figures } = p;
  for (let i = 0; i < tableau.length; i++) {
    put(row, TABLEAU + SAME[tableau[i]], 1);
    if (table.good[tableau[i]] === 1) put(row, GOOD + SAME[tableau[i]], 1);
  }
  const goods = goodsOn(table, tableau);
  putOn(row, SLOTS, fullTableau(figures) - tableau.length);
  putOn(row, CHIPS, p.chips);
  putOn(row, GOODS, totalGoods(goods));
  putOn(row, MILITARY, generalMilitary(figures));
  putOn(row, SALE, bestSale(table, p));
  putOn(row, GROWING, totalGoods(grown(p, table.good)));
  putOn(row, YIELD, consuming(tableau, producing(p), 1, 0.5));
  putOn(row, READY, consuming(tableau, goods, 1, 0));
  for (let i = 0; i < CARDS_WITH_ROW; i++) if (figures[i] !== 0) put(row, FIGURES + i, figures[i] / 3);
  readGoals(row, table, seat, p);
  const bonus = p.actions & later;
  for (let i = 0; i < 9; i++) if ((bonus & (1 << i)) !== 0) put(row, BONUS + i, 1);
}

function readGoals(row: Sparse, table: Table, seat: number, p: Player): void {
  const { firstGoals, mostGoals } = table;
  for (let i = 0; i < firstGoals.length; i++) {
    const { id, scored } = firstGoals[i];
    const at = FIRST_GOALS.indexOf(id);
    if (scored.length > 0) {
      if (scored.includes(seat)) put(row, FIRST_SCORED + at, 1);
      continue;
    }
    const missing = GOAL_NEEDS[id] - goalCount(p, id);
    if (missing < FIRST_STEPS) put(row, FIRST_MISSING + at * FIRST_STEPS + Math.max(0, missing), 1);
  }
  for (let i = 0; i < mostGoals.length; i++)
    if (mostGoals[i].holder === seat) put(row, MOST_HELD + MOST_GOALS.indexOf(mostGoals[i].id), 1);
}

/** A card in hand as the net sees it. */
export interface HeldCard {
  readonly card: Card;
  readonly points: number;
  readonly isPlayable: boolean;
}

/** What a hand comes to. */
export interface HandSummary {
  readonly held: readonly HeldCard[];
  readonly developments: number;
  readonly worlds: number;
  readonly best: number;
}

/** The cards of a hand of `size` cards, of which these are known. */
export function countHand(p: Player, cards: readonly Card[], size: number): HandSummary {
  return summaryOf(cards.map((card) => heldCard(p, card, size)));
}

export function heldCard(p: Player, card: Card, size: number): HeldCard {
  const points = IS_VARIABLE[card] ? cardPoints(p, card) : PRINTED[card];
  return { card, points, isPlayable: isPlayable(p, card, size - 1) };
}

export function summaryOf(held: readonly HeldCard[], but = -1): HandSummary {
  let developments = 0;
  let worlds = 0;
  let best = 0;
  for (let i = 0; i < held.length; i++) {
    const { card, points, isPlayable } = held[i];
    if (!isPlayable || i === but) continue;
    if (IS_WORLD[card]) worlds++;
    else developments++;
    if (points > best) best = points;
  }
  return { held, developments, worlds, best };
}

export function putHeld(row: Sparse, { card, points, isPlayable }: HeldCard): void {
  put(row, HELD + SAME[card], 1);
  if (IS_VARIABLE[card]) put(row, PROMISED + SAME[card], points / 5);
  if (isPlayable) put(row, PLAYABLE + SAME[card], 1);
}

export function putSummary(row: Sparse, { developments, worlds, best }: HandSummary): void {
  putOn(row, PLAYABLE_DEVELOPMENTS, developments);
  putOn(row, PLAYABLE_WORLDS, worlds);
  putOn(row, PLAYABLE_POINTS, best);
}

/** Whether the card could be placed next, with so many others to pay with. */
function isPlayable(p: Player, card: Card, others: number): boolean {
  if (IS_WORLD[card]) return canSettle(p, card, others);
  return developPrice(p, card, false) <= others && !hasSame(p.tableau, card);
}

const PHASE_BITS = [3, 4, 8, 16, 32, 192, 256] as const;

export function readTable(table: Table, row: Sparse): void {
  const { players, settings } = table;
  const later = LATER[table.phase];
  row.n = 0;
  let called = 0;
  let slots = 20;
  for (const p of players) {
    called |= p.actions;
    slots = Math.min(slots, fullTableau(p.figures) - p.tableau.length);
  }
  put(row, ALWAYS, 1);
  putOn(row, POOL, table.pool / players.length);
  putOn(row, ROUND, table.round);
  putOn(row, LEAST_SLOTS, slots);
  for (let i = 0; i < PHASE_BITS.length; i++) if ((called & later & PHASE_BITS[i]) !== 0) put(row, AHEAD + i, 1);
  put(row, PLAYERS + players.length, 1);
  if (players.length === 2 && settings.actionsForTwo === 2) put(row, TWO_ACTIONS, 1);
  put(row, BOXES + SETS.indexOf(settings.sets), 1);
  if (table.takeovers) put(row, TAKEOVERS, 1);
}
