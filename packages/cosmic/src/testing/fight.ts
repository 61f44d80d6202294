/**
 * An encounter up to the choice of cards, told in one call: who attacks with how many ships, and who helps whom.
 *
 *     const t = fight({ hands: [["attack-10"], ["attack-08"], []], gate: 3, allies: [[2, "defense", 2]] });
 *     t.cards("attack-10", "attack-08");
 *     expect(t.totals()).toEqual({ offense: 13, defense: 14 });
 */
import type { Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber } from "../cards.ts";
import { encounterCards } from "../folds.ts";
import { type Short, type TestSetUp, type TestTable, table } from "./table.ts";

export interface Engagement {
  /** Ships the offense sends, from its first colony that has so many; one if not said. */
  readonly gate?: number;
  /** The targeted planet; the first possible one if not said. */
  readonly target?: string;
  /** Who joins which side with how many ships. */
  readonly allies?: readonly (readonly [seat: Seat, side: "offense" | "defense", ships: number])[];
}

export interface FightTable extends TestTable {
  until(key: string | readonly string[], seat?: Seat): FightTable;
  finish(): FightTable;
  passing(...keys: readonly string[]): FightTable;
  declining(...things: readonly string[]): FightTable;
  answer(seat: Seat, value: Short): FightTable;
  pass(seat: Seat): FightTable;
  /** The main players choose their cards. One that has no choice is not asked. */
  cards(offense: string, defense: string): FightTable;
  /** The latest totals that were compared. */
  totals(): unknown;
}

/** Aliens that may do something at times, but never must; who did not ask for them leaves it. */
export const QUIET: readonly string[] = ["clone", "filch", "machine", "gambler", "healer"];

/** Seat 0 attacks seat 1, unless destiny is said to be otherwise. */
export function fight(setUp: TestSetUp & Engagement): FightTable {
  const { gate, target, allies, ...position } = setUp;
  const aliens = QUIET.slice(0, setUp.players ?? 3);
  const fillers = setUp.aliens === undefined ? { declining: [...aliens, ...(setUp.declining ?? [])] } : {};
  return engage(table({ aliens, destiny: ["seat-1"], ...position, ...fillers }), setUp);
}

/** The same for the next encounter of a table. */
export function engage(table: TestTable, { gate = 1, target, allies = [] }: Engagement = {}): FightTable {
  const t = Object.assign(table, { cards, totals: () => table.told("reveal.totals").at(-1) }) as FightTable;
  t.until(["launch/aim", "launch/ships"]);
  if (target !== undefined && t.asked(t.table.encounter.offense) === "launch/aim")
    t.answer(t.table.encounter.offense, target);
  t.until("launch/ships");
  const { offense, defense } = t.table.encounter;
  send(t, offense, gate);
  for (const [side, main] of [
    ["offense", offense],
    ["defense", defense],
  ] as const) {
    t.until(`alliance/invite-${side}`);
    t.answer(
      main,
      allies.filter((ally) => ally[1] === side).map(([seat]) => `player/${seat}`),
    );
  }
  const clockwise = (seat: Seat) => (seat - offense + t.table.seats) % t.table.seats;
  for (const [seat, side, ships] of allies.toSorted((a, b) => clockwise(a[0]) - clockwise(b[0]))) {
    t.until("alliance/answer");
    t.answer(seat, side);
    t.until("alliance/ships");
    send(t, seat, ships);
  }
  return t;

  function cards(one: string, two: string): FightTable {
    const choices = ([offense, defense] as const).map((seat) => encounterCards(t.state, seat).length > 1);
    if (choices[0] || choices[1]) t.until("planning/select");
    if (choices[0]) t.answer(offense, one);
    if (choices[1]) t.answer(defense, two);
    return t;
  }
}

function send(t: TestTable, seat: Seat, n: number): void {
  const question = t.question(seat);
  if (question?.kind !== "spread") throw new Error(`seat ${seat} is not asked for ships`);
  const slot = question.slots.find((one) => one.max >= n);
  t.answer(seat, { [slot?.ref ?? ""]: n });
}

/** Cards by what is printed on them. */
export function names(cards: readonly CardNumber[]): string[] {
  return cards.map((card) => CARDS[card].name);
}
