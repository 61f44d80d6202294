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
  const variable = VARIABLE[card];
  return variable === undefined ? PRINTED[card] : PRINTED[card] + variablePoints(p, variable);
}

function variablePoints(
  { tableau, chips, figures }: Player,
  { each, chipsFor, perChips, perMilitary, kinds }: Variable,
): number {
  let total = 0;
  for (let i = 0; i < tableau.length; i++) total += each[tableau[i]];
  if (perChips > 0) total += perChips * Math.floor(chips / chipsFor);
  if (perMilitary > 0) total += perMilitary * generalMilitary(figures);
  if (kinds.length > 0) total += kinds[kindsIn(figures)];
  return total;
}

function kindsIn(figures: readonly number[]): number {
  let n = 0;
  for (let kind = 1; kind <= GOODS.length; kind++) if (figures[WORLDS_OF_KIND + kind] > 0) n++;
  return n;
}

const PRINTED: readonly number[] = DESIGN.map(({ vp }) => vp);

/** What a variable development counts. All have the same fields, so they are faster to read than designs. */
interface Variable {
  /** For each other card the points of the first entry that matches (12.5). */
  readonly each: readonly number[];
  /** Points for every so many chips (12.6). */
  readonly chipsFor: number;
  readonly perChips: number;
  /** Points for each point of general military (12.7). */
  readonly perMilitary: number;
  /** Points by how many kinds of worlds there are; empty if they do not count. */
  readonly kinds: readonly number[];
}

const VARIABLE: readonly (Variable | undefined)[] = DESIGN.map(({ worth }) =>
  worth === undefined ? undefined : variableOf(worth),
);

function variableOf(worth: readonly Worth[]): Variable {
  let chipsFor = 1;
  let perChips = 0;
  let perMilitary = 0;
  let kinds: readonly number[] = [];
  for (const entry of worth) {
    if (entry.each === "chips") {
      chipsFor = entry.per;
      perChips = entry.vp;
    }
    if (entry.each === "military") perMilitary = entry.vp;
    if (entry.each === "kinds") kinds = entry.table;
  }
  return { each: DESIGN.map((_, card) => firstMatch(worth, card)), chipsFor, perChips, perMilitary, kinds };
}

function firstMatch(worth: readonly Worth[], card: Card): number {
  const entry = worth.find((one) => matches(one, card));
  return entry !== undefined && "vp" in entry ? entry.vp : 0;
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
