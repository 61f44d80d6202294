import { CARD_REF, type Card, cardsOf, IS_WORLD, KIND, SAME } from "./cards.ts";
import { addFigures, HAND_LIMIT, noFigures } from "./figures.ts";
import { boxesOf } from "./settings.ts";
import type { Player, State } from "./state.ts";

/** Describes the first thing that can never be so, or nothing if all is well. Holds at every question. */
export function checkInvariants(s: State): string | undefined {
  return (
    conservation(s) ??
    chips(s) ??
    s.table.players.reduce<string | undefined>((found, p, seat) => found ?? player(s, p, seat), undefined) ??
    goals(s)
  );
}

/** Every card of the game is in exactly one place. */
function conservation(s: State): string | undefined {
  const { table, secret } = s;
  const places: readonly (readonly [string, readonly Card[]])[] = [
    ["deck", secret.deck],
    ["discard", secret.discard],
    ["goods", secret.under.filter((card) => card >= 0)],
    ...secret.hands.map((cards, seat): [string, Card[]] => [`hand ${seat}`, cards]),
    ...secret.drawn.map((cards, seat): [string, Card[]] => [`drawn ${seat}`, cards]),
    ...secret.offers.map((cards, seat): [string, Card[]] => [`offer ${seat}`, cards]),
    ...secret.aside.map((cards, seat): [string, Card[]] => [`aside ${seat}`, cards]),
    ...table.players.map((p, seat): [string, Card[]] => [`tableau ${seat}`, p.tableau]),
  ];
  const found = new Map<Card, string>();
  for (const [place, cards] of places) {
    for (const card of cards) {
      const other = found.get(card);
      if (other !== undefined) return `${CARD_REF[card]} is in ${other} and in ${place}`;
      found.set(card, place);
    }
  }
  const all = cardsOf(boxesOf(table.settings.sets));
  for (const card of all) if (!found.has(card)) return `${CARD_REF[card]} is nowhere`;
  return found.size === all.length ? undefined : `${found.size} cards instead of ${all.length}`;
}

function chips(s: State): string | undefined {
  const { table } = s;
  const held = table.players.reduce((sum, p) => sum + p.chips, 0);
  if (held + table.pool === table.chips) return undefined;
  return `${held} chips and a pool of ${table.pool}, together not ${table.chips}`;
}

function player(s: State, p: Player, seat: number): string | undefined {
  const { table, secret } = s;
  const goods = p.tableau.filter((card) => table.good[card] === 1);
  if (goods.length !== p.goods) return `seat ${seat} has ${goods.length} goods, counted ${p.goods}`;
  for (const world of goods) {
    if (!IS_WORLD[world] || KIND[world] === 0) return `there is a good on ${CARD_REF[world]}`;
    if (secret.under[world] < 0) return `the good on ${CARD_REF[world]} is no card`;
  }
  const names = p.tableau.filter((card) => !IS_WORLD[card]).map((card) => SAME[card]);
  if (new Set(names).size !== names.length) return `seat ${seat} has a development twice`;
  const figures = noFigures();
  for (const card of p.tableau) if (!p.arrived.includes(card)) addFigures(figures, card);
  for (const card of p.departed) addFigures(figures, card);
  if (figures.some((n, i) => n !== p.figures[i])) return `the figures of seat ${seat} are not those of its tableau`;
  const limit = figures[HAND_LIMIT] === 0 ? 10 : figures[HAND_LIMIT];
  if (table.phase === "over" && secret.hands[seat].length > limit) return `seat ${seat} holds too many cards`;
  return undefined;
}

function goals(s: State): string | undefined {
  const { table, secret } = s;
  for (const goal of table.firstGoals)
    if (new Set(goal.scored).size !== goal.scored.length) return `${goal.id} was scored twice by one player`;
  const flagged = table.good.reduce((sum, n) => sum + n, 0);
  const under = secret.under.filter((card) => card >= 0).length;
  return flagged === under ? undefined : `${flagged} goods, but ${under} cards under worlds`;
}
