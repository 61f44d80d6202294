/** How things stand after a step, in plain words and numbers. */
import type { Seat } from "@hypergate/kernel";
import { actionsIn } from "../actions.ts";
import { DESIGN } from "../cards.ts";
import { generalMilitary, MILITARY_AGAINST_REBEL } from "../figures.ts";
import { scores } from "../score.ts";
import type { State } from "../state.ts";

export interface Standing {
  /** The step that was just done: a phase, `choose`, `round`, `start` or `end`. */
  readonly step: string;
  readonly round: number;
  readonly order: readonly Seat[];
  readonly pool: number;
  readonly deck: number;
  readonly discard: number;
  readonly goals: Readonly<Record<string, readonly Seat[]>>;
  readonly seats: readonly SeatStanding[];
  readonly winners?: readonly Seat[];
}

interface SeatStanding {
  readonly actions: readonly string[];
  readonly hand: readonly string[];
  readonly tableau: readonly string[];
  /** Worlds with a good. */
  readonly goods: readonly string[];
  readonly chips: number;
  readonly military: number;
  readonly militaryAgainstRebel: number;
  readonly points: number;
}

export function standing(s: State, step: string): Standing {
  const { table, secret } = s;
  const all = scores(s);
  const goals: Record<string, readonly Seat[]> = {};
  for (const goal of table.firstGoals) goals[goal.id] = goal.scored.slice();
  for (const goal of table.mostGoals) goals[goal.id] = goal.holder < 0 ? [] : [goal.holder];
  return {
    step,
    round: table.round,
    order: table.order.slice(),
    pool: Math.max(0, table.pool),
    deck: secret.deck.length,
    discard: secret.discard.length,
    goals,
    seats: table.players.map((p, seat) => ({
      actions: actionsIn(p.actions),
      hand: secret.hands[seat].map((card) => DESIGN[card].id),
      tableau: p.tableau.map((card) => DESIGN[card].id),
      goods: p.tableau.filter((card) => table.good[card] === 1).map((card) => DESIGN[card].id),
      chips: p.chips,
      military: generalMilitary(p.figures),
      militaryAgainstRebel: p.figures[MILITARY_AGAINST_REBEL],
      points: all[seat].total,
    })),
    ...(table.result === undefined ? {} : { winners: table.result.winners }),
  };
}
