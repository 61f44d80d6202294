import { CARD_REF, CARDS, type Card, cardsOf, IS_WORLD, KIND, SAME } from "./cards.ts";
import { addFigures, handLimit, noFigures } from "./figures.ts";
import { boxesOf, SETS, type Sets } from "./settings.ts";
import type { Player, State } from "./state.ts";

/** Describes the first impossible thing about a state, or returns nothing. Must hold at every question. */
export function checkInvariants(s: State): string | undefined {
  const problem = conservation(s) ?? chips(s) ?? goods(s) ?? goals(s);
  if (problem !== undefined) return problem;
  for (let seat = 0; seat < s.table.players.length; seat++) {
    const found = player(s, s.table.players[seat], seat);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** For each set of boxes and each card 1 if it is in the game. */
const IN_GAME: ReadonlyMap<Sets, readonly number[]> = new Map(
  SETS.map((sets) => {
    const all = new Set(cardsOf(boxesOf(sets)));
    return [sets, Array.from({ length: CARDS }, (_, card) => (all.has(card) ? 1 : 0))];
  }),
);

/** Every card of the game is in exactly one place. */
function conservation(s: State): string | undefined {
  const { table, secret } = s;
  const left = (IN_GAME.get(table.settings.sets) ?? []).slice();
  let wrong = strike(left, secret.deck) ?? strike(left, secret.discard);
  for (let seat = 0; seat < table.players.length; seat++) {
    wrong ??=
      strike(left, secret.hands[seat]) ??
      strike(left, secret.drawn[seat]) ??
      strike(left, secret.offers[seat]) ??
      strike(left, secret.aside[seat]) ??
      strike(left, table.players[seat].tableau);
  }
  for (let world = 0; world < CARDS; world++) {
    const card = secret.under[world];
    if (card < 0) continue;
    if (left[card] !== 1) wrong ??= card;
    left[card] = 0;
  }
  if (wrong !== undefined) return `${CARD_REF[wrong]} is in two places, or not in this game`;
  const missing = left.indexOf(1);
  return missing < 0 ? undefined : `${CARD_REF[missing]} is nowhere`;
}

/** Ticks off cards; returns the first that was ticked off before. */
function strike(left: number[], cards: readonly Card[]): Card | undefined {
  for (let i = 0; i < cards.length; i++) {
    if (left[cards[i]] !== 1) return cards[i];
    left[cards[i]] = 0;
  }
  return undefined;
}

function chips(s: State): string | undefined {
  const { table } = s;
  let held = table.pool;
  for (let seat = 0; seat < table.players.length; seat++) held += table.players[seat].chips;
  return held === table.chips ? undefined : `${held} chips with the pool, not ${table.chips}`;
}

/** There is a good card exactly where a good is shown. */
function goods(s: State): string | undefined {
  const { table, secret } = s;
  for (let world = 0; world < CARDS; world++)
    if ((table.good[world] === 1) !== secret.under[world] >= 0) return `the good on ${CARD_REF[world]} is not as shown`;
  return undefined;
}

function goals(s: State): string | undefined {
  for (const goal of s.table.firstGoals)
    for (let i = 1; i < goal.scored.length; i++)
      if (goal.scored[i] <= goal.scored[i - 1]) return `${goal.id} was scored twice by one player`;
  return undefined;
}

function player(s: State, p: Player, seat: number): string | undefined {
  const { table, secret } = s;
  const figures = noFigures();
  let held = 0;
  for (let i = 0; i < p.tableau.length; i++) {
    const card = p.tableau[i];
    if (!p.arrived.includes(card)) addFigures(figures, card);
    if (table.good[card] === 1) {
      held++;
      if (!IS_WORLD[card] || KIND[card] === 0) return `there is a good on ${CARD_REF[card]}`;
    }
    for (let j = 0; j < i; j++)
      if (SAME[p.tableau[j]] === SAME[card]) return `seat ${seat} has ${CARD_REF[card]} and its like`;
  }
  if (held !== p.goods) return `seat ${seat} has ${held} goods, counted ${p.goods}`;
  for (let i = 0; i < p.departed.length; i++) addFigures(figures, p.departed[i]);
  for (let i = 0; i < figures.length; i++)
    if (figures[i] !== p.figures[i]) return `the figures of seat ${seat} are not those of its tableau`;
  if (table.phase === "over" && secret.hands[seat].length > handLimit(figures))
    return `seat ${seat} holds too many cards`;
  return undefined;
}
