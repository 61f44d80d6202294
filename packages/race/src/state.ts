/** The state of a game: the public table, and the secrets apart from it. */
import type { BaseState, Seat } from "@hypergate/kernel";
import { type Card, NONE } from "./cards.ts";
import { addFigures, noFigures } from "./figures.ts";
import type { FirstGoalId, MostGoalId } from "./goal-ids.ts";
import type { Settings } from "./settings.ts";

export interface State extends BaseState {
  table: Table;
  secret: Secret;
}

/** How the game ended. */
export interface Result {
  readonly totals: readonly number[];
  /** More than one if they share the victory. */
  readonly winners: readonly Seat[];
}

/** What everybody may see (4.15). */
export interface Table {
  readonly settings: Settings;
  /** Whether this game has takeovers (3.11). */
  readonly takeovers: boolean;
  /** Counted from 1; 0 while the game is set up. */
  round: number;
  /** The current phase, or what comes before and after the phases. */
  phase: Phase;
  /** Seats in player order (1.14). */
  order: Seat[];
  players: Player[];
  /** Victory point chips left; what is taken beyond the last one makes it negative (8.15). */
  pool: number;
  /** Chips in the game: those of the pool and of all players. */
  readonly chips: number;
  /** For each card 1 if a good lies on it. */
  good: number[];
  firstGoals: FirstGoal[];
  mostGoals: MostGoal[];
  /** Takeovers declared in this Settle phase, in order. */
  attacks: Attack[];
  /** Scores and winners, once the game is over. */
  result: Result | undefined;
}

export const PHASES = [
  "start",
  "choose",
  "explore",
  "develop",
  "settle",
  "consume",
  "produce",
  "round",
  "over",
] as const;
export type Phase = (typeof PHASES)[number];

export interface Player {
  /** The start world, or no card while it is still being chosen. */
  start: Card;
  tableau: Card[];
  /** The figures of the tableau at the start of the phase. */
  figures: number[];
  /** Cards that entered and left the tableau in this phase. */
  arrived: Card[];
  departed: Card[];
  chips: number;
  /** How many goods lie on the worlds of this tableau. */
  goods: number;
  /** The action cards of this round, as bits. */
  actions: number;
  /** Settle: worlds placed or attacked for. */
  placed: number;
  /** Settle: temporary military bought. */
  temporary: number;
  /** Settle: what has been used of each temporary military power, as pairs of card and amount. */
  spent: number[];
  /** Settle: 1 once the chooser's card has been drawn. */
  rewarded: number;
  /** Produce: goods produced, by kind. */
  produced: number[];
  /** End of round: cards discarded for the hand limit. */
  trimmed: number;
}

export interface FirstGoal {
  readonly id: FirstGoalId;
  /** Who scored it; empty while it is open. */
  scored: Seat[];
}

export interface MostGoal {
  readonly id: MostGoalId;
  /** Who has the tile; -1 while it lies in the centre. */
  holder: Seat;
}

/** A declared takeover (14.11). */
export interface Attack {
  readonly by: Seat;
  readonly power: Card;
  readonly target: Card;
  readonly owner: Seat;
  readonly strength: number;
}

/** What nobody, or only one player, knows. */
export interface Secret {
  /** The top is the last. */
  deck: Card[];
  discard: Card[];
  /** Orders in which the discard pile will be shuffled, if they are given; the top is the last. */
  shuffles: Card[][];
  hands: Card[][];
  /** Cards drawn and not yet kept or discarded. */
  drawn: Card[][];
  /** Start worlds to choose from. */
  offers: Card[][];
  /** Cards put aside for the scenario, by seat. */
  aside: Card[][];
  /** What each player has chosen and not yet shown. */
  plans: Plan[];
  /** Cards each player has earned and not yet taken. */
  due: number[];
  /** For each card the one that lies under it as a good, or none. */
  under: Card[];
  /** How many players have finished the current simultaneous action. */
  done: number;
}

/** A choice made face down. */
export interface Plan {
  /** Action cards, as bits. */
  actions: number;
  /** The card to be placed. */
  card: Card;
  /** Whether it is conquered and not paid for. */
  conquers: boolean;
  /** Hand cards to pay with, or to discard. */
  pay: Card[];
  /** Hand cards discarded for temporary military. */
  boost: Card[];
  /** Cards discarded from the tableau. */
  lost: Card[];
  /** Worlds that get a good. */
  growing: Card[];
}

/** A player with nothing yet. */
export function newPlayer(): Player {
  return {
    start: NONE,
    tableau: [],
    figures: noFigures(),
    arrived: [],
    departed: [],
    chips: 0,
    goods: 0,
    actions: 0,
    placed: 0,
    temporary: 0,
    spent: [],
    rewarded: 0,
    produced: [0, 0, 0, 0, 0],
    trimmed: 0,
  };
}

/** A player with these cards on the table and nothing else. */
export function playerWith(tableau: readonly Card[]): Player {
  const player = { ...newPlayer(), start: tableau[0] ?? NONE, tableau: [...tableau] };
  for (const card of tableau) addFigures(player.figures, card);
  return player;
}

export function noPlan(): Plan {
  return { actions: 0, card: NONE, conquers: false, pay: [], boost: [], lost: [], growing: [] };
}

export function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    rng: s.rng.slice(),
    told: s.told,
    table: cloneTable(s.table),
    secret: cloneSecret(s.secret),
  };
}

function cloneTable(t: Table): Table {
  return {
    settings: t.settings,
    takeovers: t.takeovers,
    round: t.round,
    phase: t.phase,
    order: t.order.slice(),
    players: t.players.map(clonePlayer),
    pool: t.pool,
    chips: t.chips,
    good: t.good.slice(),
    firstGoals: t.firstGoals.map((goal) => ({ id: goal.id, scored: goal.scored.slice() })),
    mostGoals: t.mostGoals.map((goal) => ({ id: goal.id, holder: goal.holder })),
    attacks: t.attacks.slice(),
    result: t.result,
  };
}

function clonePlayer(p: Player): Player {
  return {
    start: p.start,
    tableau: p.tableau.slice(),
    figures: p.figures.slice(),
    arrived: p.arrived.slice(),
    departed: p.departed.slice(),
    chips: p.chips,
    goods: p.goods,
    actions: p.actions,
    placed: p.placed,
    temporary: p.temporary,
    spent: p.spent.slice(),
    rewarded: p.rewarded,
    produced: p.produced.slice(),
    trimmed: p.trimmed,
  };
}

export function cloneSecret(x: Secret): Secret {
  return {
    deck: x.deck.slice(),
    discard: x.discard.slice(),
    shuffles: x.shuffles.slice(),
    hands: copies(x.hands),
    drawn: copies(x.drawn),
    offers: copies(x.offers),
    aside: copies(x.aside),
    plans: x.plans.map(clonePlan),
    due: x.due.slice(),
    under: x.under.slice(),
    done: x.done,
  };
}

function clonePlan(plan: Plan): Plan {
  return {
    actions: plan.actions,
    card: plan.card,
    conquers: plan.conquers,
    pay: plan.pay.slice(),
    boost: plan.boost.slice(),
    lost: plan.lost.slice(),
    growing: plan.growing.slice(),
  };
}

function copies(lists: readonly (readonly Card[])[]): Card[][] {
  return lists.map((list) => list.slice());
}
