/**
 * An encounter up to the choice of cards, told in one call: who attacks with how many ships, and who helps whom.
 *
 *     const t = fight({ hands: [["attack-10"], ["attack-08"], []], gate: 3, allies: [[2, "defense", 2]] });
 *     t.cards("attack-10", "attack-08");
 *     expect(t.totals()).toEqual({ offense: 13, defense: 14 });
 */
import type { Seat } from "@hypergate/kernel";
import { CARDS, type CardNumber } from "../cards.ts";
import { encounterCards } from "../query.ts";
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
  until(key: string, seat?: Seat): FightTable;
  answer(seat: Seat, value: Short): FightTable;
  pass(seat: Seat): FightTable;
  finish(): FightTable;
  /** The main players choose their cards. One that has no choice is not asked. */
  cards(offense: string, defense: string): FightTable;
  /** The latest totals that were compared. */
  totals(): unknown;
}

/** Aliens that may do something at times, but never must. */
export const QUIET: readonly string[] = ["clone", "filch", "machine", "gambler", "healer"];

/** Seat 0 attacks seat 1, unless destiny is said to be otherwise. */
export function fight(setUp: TestSetUp & Engagement): FightTable {
  const { gate, target, allies, ...position } = setUp;
  const aliens = QUIET.slice(0, setUp.players ?? 3);
  return engage(table({ aliens, destiny: ["seat-1"], ...position }), setUp);
}

/** The same for the next encounter of a table. */
export function engage(table: TestTable, { gate = 1, target, allies = [] }: Engagement = {}): FightTable {
  const t = Object.assign(table, { cards, totals: () => table.told("reveal.totals").at(-1) }) as FightTable;
  if (reach(t, "launch/aim", "launch/ships") === "launch/aim") {
    const { offense } = t.table.encounter;
    if (target === undefined) t.pass(offense);
    else t.answer(offense, target);
    reach(t, "launch/ships");
  }
  const { offense, defense } = t.table.encounter;
  send(t, offense, gate);
  for (const [side, main] of [
    ["offense", offense],
    ["defense", defense],
  ] as const) {
    reach(t, `alliance/invite-${side}`);
    t.answer(
      main,
      allies.filter((ally) => ally[1] === side).map(([seat]) => `player/${seat}`),
    );
  }
  const clockwise = (seat: Seat) => (seat - offense + t.table.seats) % t.table.seats;
  for (const [seat, side, ships] of allies.toSorted((a, b) => clockwise(a[0]) - clockwise(b[0]))) {
    reach(t, "alliance/answer");
    t.answer(seat, side);
    reach(t, "alliance/ships");
    send(t, seat, ships);
  }
  return t;

  function cards(one: string, two: string): FightTable {
    const choices = ([offense, defense] as const).map((seat) => encounterCards(t.state, seat).length > 1);
    if (choices[0] || choices[1]) reach(t, "planning/select");
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

/** Gives default answers until one of these questions is asked. */
export function reach(t: TestTable, ...keys: readonly string[]): string {
  for (let guard = 0; guard < 200; guard++) {
    const { pending } = t.session.run;
    const found = pending.find((question) => keys.includes(question.key));
    if (found !== undefined) return found.key;
    if (pending.length === 0) break;
    t.pass(pending[0].who);
  }
  throw new Error(`none of ${keys.join(", ")} was asked`);
}

/** Cards by what is printed on them. */
export function names(cards: readonly CardNumber[]): string[] {
  return cards.map((card) => CARDS[card].name);
}
