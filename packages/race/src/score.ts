import type { Seat } from "@hypergate/kernel";
import { CARD_REF, type Card, DESIGN, hasKeyword, hasRow, IS_REBEL } from "./cards.ts";
import { type Design, GOODS, type Worth } from "./data/design.ts";
import { generalMilitary, WORLDS_OF_KIND } from "./figures.ts";
import { goalPoints } from "./goals.ts";
import type { Player, Result, State } from "./state.ts";

/** Points of one player and where they come from. */
export interface Score {
  readonly total: number;
  readonly chips: number;
  /** Points by tableau card, printed and variable together. */
  readonly cards: Readonly<Record<string, number>>;
  /** Points by goal. */
  readonly goals: Readonly<Record<string, number>>;
  /** Hand cards and goods, which break ties (12.9). */
  readonly tieBreak: number;
}

/** Current points of all seats, and where they come from (12.4). */
export function scores(s: State): Score[] {
  const { players, firstGoals, mostGoals } = s.table;
  const points = goalPoints(players, firstGoals, mostGoals);
  return players.map((p, seat) => {
    const cards = Object.fromEntries(p.tableau.map((card) => [CARD_REF[card], cardPoints(p, card)]));
    const goals = Object.fromEntries(points.filter((one) => one.seat === seat).map((one) => [one.goal, one.points]));
    const total = p.chips + sum(Object.values(cards)) + sum(Object.values(goals));
    return { total, chips: p.chips, cards, goals, tieBreak: tieBreak(s, seat) };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

/** 12.9 */
function tieBreak(s: State, seat: Seat): number {
  return s.secret.hands[seat].length + s.table.players[seat].goods;
}

/** Totals and winners, without the breakdown. */
export function result(s: State): Result {
  const { players, firstGoals, mostGoals } = s.table;
  const totals: number[] = [];
  for (const p of players) {
    let total = p.chips;
    for (let i = 0; i < p.tableau.length; i++) total += cardPoints(p, p.tableau[i]);
    totals.push(total);
  }
  for (const one of goalPoints(players, firstGoals, mostGoals)) totals[one.seat] += one.points;
  let winners: Seat[] = [];
  for (let seat = 0; seat < players.length; seat++) {
    const [best] = winners;
    const lead = best === undefined ? 1 : totals[seat] - totals[best] || tieBreak(s, seat) - tieBreak(s, best);
    if (lead > 0) winners = [seat];
    else if (lead === 0) winners.push(seat);
  }
  return { totals, winners };
}

/** Printed points plus what a variable development is worth (12.4, 12.5). */
export function cardPoints(p: Player, card: Card): number {
  const { vp, worth } = DESIGN[card];
  const each = WORTH_OF[card];
  if (worth === undefined || each === undefined) return vp;
  let total = vp;
  for (let i = 0; i < p.tableau.length; i++) total += each[p.tableau[i]];
  for (let i = 0; i < worth.length; i++) total += beyondCards(worth[i], p);
  return total;
}

/** For each variable development the points for each other card: its first entry that matches (12.5). */
const WORTH_OF: readonly (readonly number[] | undefined)[] = DESIGN.map(({ worth }) =>
  worth === undefined ? undefined : DESIGN.map((_, card) => firstMatch(worth, card)),
);

function firstMatch(worth: readonly Worth[], card: Card): number {
  const entry = worth.find((one) => matches(one, card));
  return entry !== undefined && "vp" in entry ? entry.vp : 0;
}

/** Entries that count something other than cards (12.6, 12.7). */
function beyondCards(entry: Worth, p: Player): number {
  switch (entry.each) {
    case "chips":
      return entry.vp * Math.floor(p.chips / entry.per);
    case "military":
      return entry.vp * generalMilitary(p.figures);
    case "kinds":
      return entry.table[GOODS.filter((_, i) => p.figures[WORLDS_OF_KIND + 1 + i] > 0).length];
    default:
      return 0;
  }
}

function matches(entry: Worth, card: Card): boolean {
  const design: Design = DESIGN[card];
  switch (entry.each) {
    case "production":
      return design.production === true && design.good === entry.good;
    case "windfall":
      return design.windfall === true && design.good === entry.good;
    case "world":
    case "development":
      return design.type === entry.each;
    case "sixCost":
      return design.type === "development" && design.cost === 6;
    case "developmentWithPower":
      return design.type === "development" && hasRow(design, entry.row);
    case "worldWithPower":
      return design.type === "world" && hasRow(design, entry.row);
    case "militaryWorld":
      return design.military === true;
    case "rebelMilitaryWorld":
      return design.military === true && IS_REBEL[card];
    case "keyword":
      return hasKeyword(design, entry.keyword);
    case "chromosome":
      return design.chromosome === true;
    case "named":
      return design.name === entry.name;
    case "chips":
    case "military":
    case "kinds":
      return false;
  }
}
