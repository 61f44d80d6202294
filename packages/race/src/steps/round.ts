import { enter, leave, type Seat, tell } from "@hypergate/kernel";
import { fullTableau, handLimit } from "../figures.ts";
import { checkGoals } from "../goals.ts";
import { asking, askSome, cardsAmong, discard, type Game, listed, quiet, refsOf, together } from "../play.ts";
import { result, scores } from "../score.ts";
import type { Table } from "../state.ts";

const TRIM = asking("round.discard", "rule/round", "10.1");

/** Hand limit, goals, end-of-game test (4.10). */
export function round(g: Game): void {
  const { table } = g.s;
  const { order, players } = table;
  table.phase = "round";
  if (g.events !== undefined) enterRound(g);
  let excess = 0;
  for (let seat = 0; seat < players.length; seat++) {
    players[seat].trimmed = 0;
    if (surplus(g, seat) > 0) excess++;
  }
  if (excess > 0) {
    together(g, order, pickDiscards);
    for (let i = 0; i < order.length; i++) trim(g, order[i]);
    checkGoals(g, false);
  }
  leave(g);
  leave(g);
  for (let seat = 0; seat < players.length; seat++) players[seat].actions = 0;
  g.s.agenda.push(isOver(table) ? "end" : "choose");
}

function enterRound(g: Game): void {
  enter(g, `round ${g.s.table.round}`);
  enter(g, "end of round");
}

/** Cards above the hand limit (10.1). */
function surplus(g: Game, seat: Seat): number {
  return g.s.secret.hands[seat].length - handLimit(g.s.table.players[seat].figures);
}

function pickDiscards(g: Game, seat: Seat): void {
  const { hands, plans } = g.s.secret;
  const n = surplus(g, seat);
  if (n > 0) plans[seat].pay = cardsAmong(hands[seat], askSome(g, seat, TRIM, refsOf(hands[seat]), n, n, { n }));
}

function trim(g: Game, seat: Seat): void {
  const plan = g.s.secret.plans[seat];
  const n = plan.pay.length;
  if (n === 0) return;
  discard(g, seat, plan.pay);
  g.s.table.players[seat].trimmed = n;
  if (!quiet(g)) tell(g, "round.discarded", { who: seat, n }, { [seat]: { cards: listed(plan.pay) } });
  plan.pay = [];
}

/** The pool is empty, or a tableau is full (12.1). */
function isOver(table: Table): boolean {
  if (table.pool <= 0) return true;
  for (const { tableau, figures } of table.players) if (tableau.length >= fullTableau(figures)) return true;
  return false;
}

/** Scores and winners (12.4, 12.9). */
export function end(g: Game): void {
  const { table } = g.s;
  table.phase = "over";
  table.result = result(g.s);
  if (quiet(g, table.order.length + table.result.winners.length)) return;
  const all = scores(g.s);
  for (const who of table.order) {
    const { total, chips, cards, goals } = all[who];
    tell(g, "game.scored", { who, n: total, chips, cards: sum(cards), goals: sum(goals) });
  }
  for (const who of table.result.winners) tell(g, "game.won", { who, n: table.result.winners.length });
}

function sum(points: Readonly<Record<string, number>>): number {
  return Object.values(points).reduce((a, b) => a + b, 0);
}
