import { ask, enter, leave, type Question, type Ref, type Seat, tell } from "@hypergate/kernel";
import {
  ACTION_REFS,
  actionsIn,
  bitOf,
  CONSUME_X2,
  DEVELOP,
  DEVELOP_2,
  EXPLORE_1_1,
  EXPLORE_5,
  ordered,
  PRODUCE,
  SETTLE,
  SETTLE_2,
  SINGLE_ACTION_REFS,
  TRADE,
} from "../actions.ts";
import { type Game, quiet, together } from "../play.ts";

const SEATS = [0, 1, 2, 3, 4, 5] as const;

/** The question is the same every round, so it is written once for every seat, with the fields that all questions have. */
const CHOOSE_ONE: readonly Question[] = SEATS.map((who) => ({
  kind: "one",
  key: "choose.action",
  who,
  source: { by: "rule/round", rule: "4.1" },
  params: undefined,
  hidden: false,
  options: SINGLE_ACTION_REFS,
}));
const CHOOSE_TWO: readonly Question[] = SEATS.map((who) => ({
  kind: "some",
  key: "choose.actions",
  who,
  source: { by: "rule/round", rule: "4.5" },
  params: undefined,
  hidden: false,
  options: ACTION_REFS,
  min: 2,
  max: 2,
}));

/** Everybody picks secretly, all are revealed at once, and the phases that were chosen follow in order (4.1, 4.2). */
export function choose(g: Game): void {
  const { table, secret, agenda } = g.s;
  table.round++;
  table.phase = "choose";
  if (!quiet(g)) {
    enter(g, `round ${table.round}`);
    tell(g, "round.begins", { round: table.round });
  }
  together(g, table.order, table.settings.players === 2 && table.settings.actionsForTwo === 2 ? pickTwo : pickOne);
  let all = 0;
  for (let seat = 0; seat < table.players.length; seat++) {
    const { actions } = secret.plans[seat];
    secret.plans[seat].actions = 0;
    table.players[seat].actions = actions;
    all |= actions;
  }
  if (!quiet(g, table.order.length)) reveal(g);
  leave(g);
  if ((all & (EXPLORE_5 | EXPLORE_1_1)) !== 0) agenda.push("explore");
  if ((all & DEVELOP) !== 0) agenda.push("develop");
  if ((all & DEVELOP_2) !== 0) agenda.push("develop again");
  if ((all & SETTLE) !== 0) agenda.push("settle");
  if ((all & SETTLE_2) !== 0) agenda.push("settle again");
  if ((all & (TRADE | CONSUME_X2)) !== 0) agenda.push("consume");
  if ((all & PRODUCE) !== 0) agenda.push("produce");
  agenda.push("round");
}

/** With more than two players, one of seven cards (2.8). */
function pickOne(g: Game, seat: Seat): void {
  g.s.secret.plans[seat].actions = bitOf(ask(g, CHOOSE_ONE[seat]) as Ref);
}

/** Two players pick two of nine cards (2.9, 4.5). */
function pickTwo(g: Game, seat: Seat): void {
  const refs = ask(g, CHOOSE_TWO[seat]) as readonly Ref[];
  g.s.secret.plans[seat].actions = ordered(bitOf(refs[0]) | bitOf(refs[1]));
}

function reveal(g: Game): void {
  for (const seat of g.s.table.order) {
    const actions = actionsIn(g.s.table.players[seat].actions);
    tell(g, "action.revealed", { who: seat, actions: actions.map((action) => `action/${action}`).join(", ") });
  }
}
