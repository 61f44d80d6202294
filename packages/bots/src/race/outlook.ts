/** What a player can see, with what it makes of it: how long the game will last, what a card is worth, who leads. */
import {
  addFigures,
  type Card,
  fullTableau,
  type Player,
  subtractFigures,
  type Table,
  type View,
} from "@hypergate/race";
import { type GoalsSeen, goalsFor, isStillSo } from "./goals.ts";
import { consuming } from "./goods.ts";
import { producing } from "./produce.ts";
import { newStanding, type Standing, standingLike } from "./standing.ts";
import { type Attacker, attackersOf } from "./threat.ts";
import type { Weights } from "./weights.ts";

/** Rounds of a long game. */
const LONG = 24;

export interface Outlook {
  readonly view: View;
  readonly table: Table;
  readonly seat: number;
  readonly w: Weights;
  /** The own tableau as it will count from the next phase on; a copy, which may be changed for a moment to see what would be. */
  readonly me: Player;
  /** The same as it counts now, for prices. */
  readonly now: Player;
  /** Rounds that are left, about. */
  readonly rounds: number;
  /** Points that a hand card is worth. */
  readonly card: number;
  readonly attackers: readonly Attacker[];
  readonly goals: GoalsSeen;
  /** What was worked out about `me` so far. */
  readonly standing: Standing;
}

export function outlook(view: View, w: Weights): Outlook {
  return outlookAgain(view, w, newMemory());
}

/** Nobody changes it. */
const NO_CARDS: Card[] = [];

function seatOf({ viewer }: View): number {
  return viewer === "spectator" ? 0 : viewer;
}

/** The outlook with a start world that does not lie on the table yet; what is found out about it is kept with the outlook. */
export function begunWith(o: Outlook, start: Card): Outlook {
  const { begun } = o.standing;
  const me = withCard(o.me, start);
  let same = begun.find((one) => one.start === start);
  if (same === undefined) {
    same = { start, standing: newStanding() };
    begun.push(same);
  }
  return { ...o, me, now: me, standing: same.standing };
}

/** What a player thought when it was asked last. */
export interface Memory {
  last: Outlook | undefined;
  /** What the own tableau was then. */
  readonly own: number[];
}

/** The points that a tableau makes of what it produces in a round. */
interface Yield {
  readonly tableau: readonly Card[];
  readonly points: number;
}

/** By seat, what tableaus were last found to make of what they produce; all players share it. */
const YIELDS: Yield[] = [];

export function newMemory(): Memory {
  return { last: undefined, own: [] };
}

/**
 * The outlook; what was worked out about the own tableau is kept as long as nothing has changed that counts for it, which is
 * often so from one question to the next. The answers are the same as without a memory.
 */
export function outlookAgain(view: View, w: Weights, memory: Memory): Outlook {
  const { table } = view;
  const seat = seatOf(view);
  const now = table.players[seat];
  const rounds = roundsLeft(table, w);
  const attackers = attackersOf(view);
  const { last } = memory;
  const areSameGoals = last !== undefined && last.w === w && isStillSo(last.goals, table, seat);
  const goals = areSameGoals ? last.goals : goalsFor(table, seat, w);
  const change = noteOwn(memory.own, now, table.good);
  const hasSameShape = last !== undefined && last.w === w && last.rounds === rounds && change !== "cards";
  const canKeep =
    hasSameShape && change === "nothing" && areSameGoals && last.attackers.length + attackers.length === 0;
  const me = canKeep ? last.me : ownCopy(now);
  const standing = canKeep ? last.standing : hasSameShape ? standingLike(last.standing) : newStanding();
  const card = (w.card * rounds) / (rounds + w.fade);
  memory.last = { view, table, seat, w, me, now, rounds, card, attackers, goals, standing };
  return memory.last;
}

/**
 * Notes a tableau, and says what has changed since it was noted before: nothing, goods or chips alone, or its cards. Its
 * cards decide its figures, so it does not matter when they came.
 */
export function noteOwn(noted: number[], { tableau, chips, goods }: Player, good: readonly number[]): Change {
  const size = tableau.length + 2;
  let change: Change = noted.length !== size ? "cards" : noted[0] !== chips || noted[1] !== goods ? "goods" : "nothing";
  for (let i = 0; change !== "cards" && i < tableau.length; i++) {
    const before = noted[i + 2];
    if (before >> 1 !== tableau[i]) change = "cards";
    else if (before !== withGood(tableau[i], good)) change = "goods";
  }
  if (change === "nothing") return change;
  noted[0] = chips;
  noted[1] = goods;
  for (let i = 0; i < tableau.length; i++) noted[i + 2] = withGood(tableau[i], good);
  while (noted.length > size) noted.pop();
  return change;
}

type Change = "nothing" | "goods" | "cards";

/** A card and whether a good lies on it, as one number. */
function withGood(card: Card, good: readonly number[]): number {
  return 2 * card + good[card];
}

/** A player with the figures of the tableau as it is, not as it was when the phase began. */
export function upToDate(p: Player): Player {
  if (p.arrived.length === 0 && p.departed.length === 0) return p;
  return { ...p, figures: figuresNow(p), arrived: [], departed: [] };
}

function figuresNow({ figures: before, arrived, departed }: Player): number[] {
  const figures = before.slice();
  for (let i = 0; i < arrived.length; i++) addFigures(figures, arrived[i]);
  for (let i = 0; i < departed.length; i++) subtractFigures(figures, departed[i]);
  return figures;
}

/** The same as a copy of its own. */
function ownCopy(p: Player): Player {
  return { ...p, figures: figuresNow(p), tableau: p.tableau.slice(), arrived: NO_CARDS, departed: NO_CARDS };
}

/** A player with one more card. */
export function withCard(p: Player, card: Card): Player {
  const figures = p.figures.slice();
  addFigures(figures, card);
  const tableau = p.tableau.slice();
  tableau.push(card);
  return { ...p, figures, tableau };
}

export function withoutCard(p: Player, card: Card): Player {
  const figures = p.figures.slice();
  subtractFigures(figures, card);
  return { ...p, figures, tableau: p.tableau.filter((one) => one !== card) };
}

/** The game ends with the first full tableau or the last chip. */
function roundsLeft(table: Table, w: Weights): number {
  const { players, settings } = table;
  const pace = settings.players === 2 && settings.actionsForTwo === 2 ? w.paceOfTwo : w.pace;
  let left = 20;
  let drain = 0.4;
  for (let seat = 0; seat < players.length; seat++) {
    const p = players[seat];
    const missing = (fullTableau(p.figures) - p.tableau.length) / pace;
    if (missing < left) left = missing;
    const points = yieldOf(p, seat);
    drain += points * (w.cycle + w.engine * Math.min(1, points / 4)) * w.double;
  }
  // A game that has gone on for long is played as if it ended soon, so that it does.
  const late = Math.max(2, LONG - table.round);
  return Math.max(0.5, Math.min(left, late, table.pool / drain));
}

/** Worked out again only if the tableau has changed. */
function yieldOf(p: Player, seat: number): number {
  if (seat < YIELDS.length && isSameList(YIELDS[seat].tableau, p.tableau)) return YIELDS[seat].points;
  const points = consuming(p.tableau, producing(p), 1, 0);
  YIELDS[seat] = { tableau: p.tableau.slice(), points };
  return points;
}

function isSameList(one: readonly Card[], other: readonly Card[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
