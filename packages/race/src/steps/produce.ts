import { type Ref, type Seat, tell } from "@hypergate/kernel";
import { chose, PRODUCE } from "../actions.ts";
import { CARD_REF, type Card, IS_WINDFALL, KIND } from "../cards.ts";
import { DRAW_IF_MOST_PRODUCED, PRODUCE_DISCARD_HAND, PRODUCE_WINDFALL } from "../figures.ts";
import { closePhase, openPhase } from "../phase.ts";
import {
  asking,
  askOne,
  awaitTurn,
  cardAmong,
  discard,
  draw,
  type Game,
  NOTHING,
  placeGood,
  quiet,
  refsOrNothing,
  together,
} from "../play.ts";
import { DISCARD_HAND, drawsFor, drawsHere, drawsPerProduced, PRODUCES, WINDFALL } from "../powers/produce.ts";
import { CARD_ROOM, cardsGathered } from "../room.ts";
import type { Player, Table } from "../state.ts";

const NO_CARDS: readonly Card[] = [];

const BONUS = asking("produce.bonus", "rule/produce", "9.2");
const POWER = asking("produce.windfall", "rule/produce", "9.3");
const REPAIR = asking("produce.discard", "rule/produce", "9.5", "hidden");

/** Everybody produces at the same time; the draw for producing most waits for all (9.1, 9.8). */
export function produce(g: Game): void {
  const { order, players } = g.s.table;
  openPhase(g, "produce");
  for (let seat = 0; seat < players.length; seat++) reset(players[seat].produced);
  together(g, order, produceAll);
  for (let i = 0; i < order.length; i++) drawForMost(g, order[i], players);
  closePhase(g);
}

function reset(produced: number[]): void {
  for (let kind = 0; kind < produced.length; kind++) produced[kind] = 0;
}

function produceAll(g: Game, seat: Seat): void {
  const { table, secret } = g.s;
  const p = table.players[seat];
  const f = p.figures;
  const { growing } = secret.plans[seat];
  for (let i = 0; i < p.tableau.length; i++) {
    const card = p.tableau[i];
    if (PRODUCES[card] && table.good[card] === 0) growing.push(card);
  }
  if (f[PRODUCE_WINDFALL] > 0) useWindfallPowers(g, seat);
  if (chose(p, PRODUCE)) grow(g, seat, BONUS, 0);
  let draws = drawsFor(p);
  if (growing.length > 0) {
    awaitTurn(g, seat);
    draws += harvest(g, seat);
  }
  if (f[PRODUCE_DISCARD_HAND] > 0) {
    // P6: what has been drawn may pay for it.
    takeCards(g, seat, draws);
    draws = maybeRepair(g, seat);
  }
  takeCards(g, seat, draws + drawsPerProduced(p));
}

function takeCards(g: Game, seat: Seat, n: number): void {
  if (n === 0) return;
  awaitTurn(g, seat);
  draw(g, seat, n);
}

/** Powers for one kind come first, so that those for any kind are not wasted. */
function useWindfallPowers(g: Game, seat: Seat): void {
  const p = g.s.table.players[seat];
  for (const isAny of [false, true]) {
    for (const card of p.tableau) {
      const power = WINDFALL[card];
      if (power === undefined || (power.kind === 0) !== isAny) continue;
      grow(g, seat, POWER, power.kind, power.elsewhere ? card : undefined, CARD_REF[card]);
    }
  }
}

/** May put a good on a windfall world without one (9.2, 9.3, 16.10). */
function grow(g: Game, seat: Seat, it: typeof BONUS, kind: number, not?: Card, by?: Ref): void {
  const { table, secret } = g.s;
  const { growing } = secret.plans[seat];
  const worlds = emptyWindfalls(table, seat, kind, not, growing);
  if (worlds.length === 0) return;
  const answer = askOne(g, seat, it, refsOrNothing(worlds), by === undefined ? undefined : { card: by });
  if (answer !== NOTHING) growing.push(cardAmong(worlds, answer));
}

/** Windfall worlds of a kind, 0 for any, that have no good and get none yet. */
function emptyWindfalls(
  table: Table,
  seat: Seat,
  kind: number,
  not: Card | undefined,
  growing: readonly Card[],
): readonly Card[] {
  const p = table.players[seat];
  let n = 0;
  for (let i = 0; i < p.tableau.length; i++) {
    const card = p.tableau[i];
    if (!IS_WINDFALL[card] || table.good[card] === 1 || card === not) continue;
    if ((kind === 0 || KIND[card] === kind) && !growing.includes(card)) CARD_ROOM[n++] = card;
  }
  return n === 0 ? NO_CARDS : cardsGathered(n);
}

/** Places the goods and returns how many cards their worlds draw (9.6). */
function harvest(g: Game, seat: Seat): number {
  const { table, secret } = g.s;
  const p = table.players[seat];
  const plan = secret.plans[seat];
  let draws = 0;
  for (let i = 0; i < plan.growing.length; i++) {
    const world = plan.growing[i];
    placeGood(g, seat, world);
    if (table.good[world] === 0) continue;
    p.produced[KIND[world]]++;
    draws += drawsHere(world);
  }
  plan.growing = [];
  return draws;
}

/** 9.5: may discard a hand card for a good on the world that needs it. */
function maybeRepair(g: Game, seat: Seat): number {
  const { table, secret } = g.s;
  const p = table.players[seat];
  const world = p.tableau.find((card) => DISCARD_HAND[card] !== undefined && table.good[card] === 0);
  if (world === undefined || secret.hands[seat].length === 0) return 0;
  const answer = askOne(g, seat, REPAIR, refsOrNothing(secret.hands[seat]), { card: CARD_REF[world] });
  if (answer === NOTHING) return 0;
  awaitTurn(g, seat);
  discard(g, seat, [cardAmong(secret.hands[seat], answer)]);
  if (!quiet(g)) tell(g, "produce.repaired", { who: seat, card: CARD_REF[world] });
  secret.plans[seat].growing.push(world);
  return harvest(g, seat);
}

/** 9.8: more goods of the kind than each other player. */
function drawForMost(g: Game, seat: Seat, players: readonly Player[]): void {
  const p = players[seat];
  for (let kind = 1; kind <= 4; kind++) {
    const cards = p.figures[DRAW_IF_MOST_PRODUCED + kind];
    if (cards === 0 || p.produced[kind] === 0) continue;
    if (hasMost(p, kind, players)) draw(g, seat, cards);
  }
}

function hasMost(p: Player, kind: number, players: readonly Player[]): boolean {
  for (let seat = 0; seat < players.length; seat++)
    if (players[seat] !== p && players[seat].produced[kind] >= p.produced[kind]) return false;
  return true;
}
