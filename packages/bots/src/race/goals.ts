/** Goals: how far away they are and what that is worth. */
import {
  ALIEN_CARDS,
  CARDS_WITH_ROW,
  type Card,
  DESIGN,
  DEVELOPMENTS,
  FIRST_GOALS,
  FIRST_POINTS,
  type FirstGoalId,
  GOAL_NEEDS,
  goalCount,
  MILITARY,
  MILITARY_PER_MILITARY_WORLD,
  MILITARY_WORLDS,
  MOST_GOALS,
  MOST_POINTS,
  type MostGoalId,
  type Player,
  PRODUCTION_WORLDS,
  REBEL_MILITARY_WORLDS,
  ROWS,
  type Table,
  TIE_POINTS,
  UPLIFT_CARDS,
  VARIABLE_DEVELOPMENTS,
  WORLDS_OF_KIND,
} from "@hypergate/race";
import { hasAny } from "./printed.ts";
import type { Weights } from "./weights.ts";

const FAR = 9;
/** Who is so many steps away from a goal has nothing of it. */
const TOO_FAR = 5;

/** How much a player still needs for a first goal: chips, cards or goods. */
function missingFor(p: Player, id: FirstGoalId, needs: number): number {
  const missing = needs - goalCount(p, id);
  return id === "firstFourGoods" ? Math.min(missing, needs - p.figures[PRODUCTION_WORLDS]) : missing;
}

/** Steps that a player is away from a first goal who needs so much for it. */
function stepsFor(id: FirstGoalId, missing: number): number {
  switch (id) {
    case "firstFiveChips":
      return missing / 2;
    case "firstDiscard":
      return 3;
    case "firstSixDevelopment":
      return missing > 0 ? 1.5 : 0;
    case "firstFourGoods":
      return missing * 0.8;
    case "firstEightCards":
      return missing * 0.7;
    default:
      return missing;
  }
}

/** What goals are worth by how much is missing. */
interface Prices {
  /** First goals, by their number: how many steps that is, and points. */
  readonly steps: readonly (readonly number[])[];
  readonly points: readonly (readonly number[])[];
  /** Most goals: points for somebody who is so far behind. */
  readonly behind: readonly number[];
  /** The weight of a step, so many times. */
  readonly powers: readonly number[];
}

/** Powers of numbers are slow, so they are worked out once for each set of weights. */
const PRICES = new WeakMap<Weights, Prices>();

function pricesFor(w: Weights): Prices {
  const known = PRICES.get(w);
  if (known !== undefined) return known;
  const steps = FIRST_GOALS.map((id) =>
    Array.from({ length: GOAL_NEEDS[id] + 1 }, (_, missing) => Math.max(0, stepsFor(id, missing))),
  );
  const points = steps.map((goal) => goal.map((n) => FIRST_POINTS * w.step ** n));
  const behind = Array.from({ length: TOO_FAR }, (_, n) => MOST_POINTS * w.lead * 0.8 * w.step ** (1 + n));
  const prices = { steps, points, behind, powers: Array.from({ length: 16 }, (_, n) => w.step ** n) };
  PRICES.set(w, prices);
  return prices;
}

/** A first goal that is still open: what it promises by how much is missing. */
interface OpenGoal {
  readonly id: FirstGoalId;
  readonly needs: number;
  readonly points: readonly number[];
  readonly steps: readonly number[];
  /** How far the nearest of the others is. */
  readonly rival: number;
  /** The bit of the goal in `TOUCHED`. */
  readonly bit: number;
}

interface Contest {
  readonly id: MostGoalId;
  readonly needs: number;
  readonly isHolder: boolean;
  /** What the best of the others has, and at least one less than is needed. */
  readonly theirs: number;
  readonly bit: number;
}

/** The goals of a table as one seat sees them; its own tableau is no part of it. */
export interface GoalsSeen {
  readonly first: readonly OpenGoal[];
  readonly most: readonly Contest[];
  readonly prices: Prices;
  /** The bits of all of them. */
  readonly bits: number;
}

export function goalsFor({ firstGoals, mostGoals, players }: Table, seat: number, w: Weights): GoalsSeen {
  const first: OpenGoal[] = [];
  const most: Contest[] = [];
  const prices = pricesFor(w);
  let bits = 0;
  for (const { id, scored } of firstGoals) {
    if (scored.length > 0) continue;
    const n = FIRST_GOALS.indexOf(id);
    const bit = 1 << n;
    const needs = GOAL_NEEDS[id];
    const rival = rivalFor(players, seat, id, needs);
    bits |= bit;
    first.push({ id, needs, points: prices.points[n], steps: prices.steps[n], rival, bit });
  }
  for (const { id, holder } of mostGoals) {
    const needs = GOAL_NEEDS[id];
    const theirs = othersHave(players, seat, id, needs);
    const bit = 1 << (FIRST_GOALS.length + MOST_GOALS.indexOf(id));
    bits |= bit;
    most.push({ id, needs, isHolder: holder === seat, theirs, bit });
  }
  return { first, most, prices, bits };
}

function rivalFor(players: readonly Player[], seat: number, id: FirstGoalId, needs: number): number {
  let least = FAR;
  for (let other = 0; other < players.length; other++)
    if (other !== seat) least = Math.min(least, stepsFor(id, missingFor(players[other], id, needs)));
  return least;
}

function othersHave(players: readonly Player[], seat: number, id: MostGoalId, needs: number): number {
  let theirs = needs - 1;
  for (let other = 0; other < players.length; other++)
    if (other !== seat) theirs = Math.max(theirs, goalCount(players[other], id));
  return theirs;
}

/** Whether the goals still look the same. */
export function isStillSo(
  { first, most }: GoalsSeen,
  { firstGoals, mostGoals, players }: Table,
  seat: number,
): boolean {
  let open = 0;
  for (let i = 0; i < firstGoals.length; i++) {
    const { id, scored } = firstGoals[i];
    if (scored.length > 0) continue;
    if (open === first.length || first[open].id !== id) return false;
    const { needs, rival } = first[open++];
    if (rival !== rivalFor(players, seat, id, needs)) return false;
  }
  if (open !== first.length || most.length !== mostGoals.length) return false;
  for (let i = 0; i < most.length; i++) {
    const { id, needs, isHolder, theirs } = most[i];
    const { id: now, holder } = mostGoals[i];
    if (id !== now || isHolder !== (holder === seat) || theirs !== othersHave(players, seat, id, needs)) return false;
  }
  return true;
}

/** Points that each goal promises to a player in this shape; those already scored do not change and do not count. */
export function goalsOf({ first, most, prices }: GoalsSeen, w: Weights, p: Player): number[] {
  const points: number[] = [];
  for (let i = 0; i < first.length; i++) points.push(firstPoints(first[i], p));
  for (let i = 0; i < most.length; i++) points.push(mostPoints(most[i], prices, w, p));
  return points;
}

/** All of it together. */
export function promisedIn(points: readonly number[]): number {
  let promised = 0;
  for (let i = 0; i < points.length; i++) promised += points[i];
  return promised;
}

/** All that goals promise to a player who has this card now, and to whom each promised `before` without it, all together `sum`. */
export function promisedWith(
  { first, most, prices, bits }: GoalsSeen,
  w: Weights,
  p: Player,
  card: Card,
  before: readonly number[],
  sum: number,
): number {
  const touched = TOUCHED[card];
  if ((touched & bits) === 0) return sum;
  let promised = 0;
  for (let i = 0; i < first.length; i++)
    promised += (touched & first[i].bit) !== 0 ? firstPoints(first[i], p) : before[i];
  for (let i = 0; i < most.length; i++)
    promised += (touched & most[i].bit) !== 0 ? mostPoints(most[i], prices, w, p) : before[first.length + i];
  return promised;
}

function firstPoints({ id, needs, points, steps, rival }: OpenGoal, p: Player): number {
  const missing = Math.max(0, missingFor(p, id, needs));
  return steps[missing] < TOO_FAR ? points[missing] * (rival < steps[missing] ? 0.6 : 1) : 0;
}

function mostPoints({ id, needs, isHolder, theirs }: Contest, { behind }: Prices, w: Weights, p: Player): number {
  const mine = goalCount(p, id);
  const lead = mine - theirs;
  if (lead > 0) return MOST_POINTS * Math.min(1, w.lead + 0.1 * (lead - 1));
  if (lead === 0 && mine >= needs) return isHolder ? MOST_POINTS * w.lead * 0.8 : TIE_POINTS * w.lead;
  return lead > -TOO_FAR ? behind[0 - lead] : 0;
}

/** The figures that each goal counts. One counts the cards themselves, some nothing that a card changes at once. */
const COUNTED: Readonly<Record<FirstGoalId | MostGoalId, readonly (readonly [from: number, count: number])[]>> = {
  firstFiveChips: [],
  firstFourKinds: [[WORLDS_OF_KIND, 5]],
  firstThreeAlien: [[ALIEN_CARDS, 1]],
  firstDiscard: [],
  firstPowerEachPhase: [[CARDS_WITH_ROW, ROWS.length]],
  firstSixDevelopment: [[VARIABLE_DEVELOPMENTS, 1]],
  firstThreeUplift: [[UPLIFT_CARDS, 1]],
  firstFourGoods: [[PRODUCTION_WORLDS, 1]],
  firstEightCards: [
    [DEVELOPMENTS, 1],
    [WORLDS_OF_KIND, 5],
  ],
  mostMilitary: [
    [MILITARY, 1],
    [MILITARY_PER_MILITARY_WORLD, 1],
    [MILITARY_WORLDS, 1],
  ],
  mostBlueBrown: [[WORLDS_OF_KIND, 5]],
  mostDevelopments: [[DEVELOPMENTS, 1]],
  mostProduction: [[PRODUCTION_WORLDS, 1]],
  mostExplore: [[CARDS_WITH_ROW, 1]],
  mostRebel: [[REBEL_MILITARY_WORLDS, 1]],
};

/** First goals, then most goals: the order of their bits. */
const ALL_GOALS = [...FIRST_GOALS, ...MOST_GOALS];

/** By card, the goals for which it can change what counts, as bits. */
const TOUCHED: readonly number[] = DESIGN.map((_, card) =>
  ALL_GOALS.reduce((bits, id, n) => bits | (hasAny(card, COUNTED[id]) ? 1 << n : 0), 0),
);
