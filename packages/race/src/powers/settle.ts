/** What the Settle powers of a tableau amount to: prices, strength, temporary military. */
import { type Card, COST, IS_MILITARY, IS_REBEL, IS_WORLD, KIND, NONE, powersThat } from "../cards.ts";
import {
  CONQUER_PEACEFUL,
  MILITARY_DISCARD_HAND,
  MILITARY_DISCARD_SELF,
  PAY_FOR_MILITARY,
  PAY_FOR_MILITARY_DISCOUNT,
  SETTLE_DISCOUNT,
  SETTLE_FREE,
  strengthAgainst,
} from "../figures.ts";
import { isActive } from "../play.ts";
import { CARD_ROOM, cardsGathered } from "../room.ts";
import type { Player } from "../state.ts";

const FREE = powersThat("settleFreeDiscardSelf");
export const CLOAK = powersThat("conquerPeacefulDiscardSelf");
export const TACTICS = powersThat("militaryDiscardSelf");
export const MERCENARIES = powersThat("militaryDiscardHand");
const PAY = powersThat("payForMilitary");

/** Worlds of kind alien are never paid for instead of conquered, nor settled for free (7.7, 7.10). */
const ALIEN = 4;
/** No price: the world cannot be paid for. */
export const UNPAYABLE = 99;

/** Cards to pay for a world from hand, before any discard from the tableau (7.2, 7.7, 7.8). */
export function priceOf(p: Player, card: Card): number {
  const f = p.figures;
  let price = COST[card] - f[SETTLE_DISCOUNT + KIND[card]];
  if (IS_MILITARY[card]) {
    const own = f[PAY_FOR_MILITARY] > 0 ? bestPayment(p, card) : UNPAYABLE;
    if (own === UNPAYABLE) return UNPAYABLE;
    price -= own + f[PAY_FOR_MILITARY_DISCOUNT];
  }
  return price < 0 ? 0 : price;
}

/** The own discount of the best power to pay for a military world: one power per world (7.8). */
function bestPayment(p: Player, card: Card): number {
  let best = UNPAYABLE;
  if (KIND[card] === ALIEN) return best;
  for (const one of p.tableau) {
    const power = PAY[one];
    if (power === undefined || !isActive(p, one)) continue;
    if (power.only === "REBEL" && !IS_REBEL[card]) continue;
    if (best === UNPAYABLE || power.by > best) best = power.by;
  }
  return best;
}

/** General and specialised military against this world, and what has been bought in this phase (7.4). */
export function strengthFor(p: Player, card: Card): number {
  return strengthAgainst(p.figures, KIND[card], IS_REBEL[card]) + p.temporary;
}

/** What of these powers lay in the tableau at the start of the phase and still lies there. */
function available(p: Player, powers: readonly (object | undefined)[]): Card[] {
  const { tableau } = p;
  let n = 0;
  for (let i = 0; i < tableau.length; i++) {
    const card = tableau[i];
    if (powers[card] !== undefined && isActive(p, card)) CARD_ROOM[n++] = card;
  }
  return cardsGathered(n);
}

const NO_CARDS: readonly Card[] = [];

/** Cards that can be discarded to settle this world for free (7.10). */
export function freeCards(p: Player, card: Card): readonly Card[] {
  return p.figures[SETTLE_FREE] > 0 && KIND[card] !== ALIEN ? available(p, FREE) : NO_CARDS;
}

/** Cards that can be discarded to conquer a peaceful world (7.14). */
export function cloakCards(p: Player): readonly Card[] {
  return p.figures[CONQUER_PEACEFUL] > 0 ? available(p, CLOAK) : NO_CARDS;
}

/** Cards that can be discarded for temporary military (7.11). */
export function tacticsCards(p: Player): readonly Card[] {
  return p.figures[MILITARY_DISCARD_SELF] > 0 ? available(p, TACTICS) : NO_CARDS;
}

/** Cards whose power turns hand cards into temporary military; taken worlds serve their old owner to the end of the phase. */
function mercenaryCards(p: Player): readonly Card[] {
  if (p.figures[MILITARY_DISCARD_HAND] === 0) return NO_CARDS;
  const cards = available(p, MERCENARIES);
  for (const card of p.departed) if (MERCENARIES[card] !== undefined) cards.push(card);
  return cards;
}

function spentOn(p: Player, card: Card): number {
  const at = p.spent.indexOf(card);
  return at < 0 ? 0 : p.spent[at + 1];
}

/** What is left of a power: it is used in one go, except that a defender may use the rest (7.12, 14.24). */
function leftOf(p: Player, card: Card, defending: boolean): number {
  const spent = spentOn(p, card);
  return spent === 0 || defending ? (MERCENARIES[card]?.upTo ?? 0) - spent : 0;
}

/** How many hand cards can still be turned into temporary military. */
export function handCapacity(p: Player, defending: boolean): number {
  let capacity = 0;
  for (const card of mercenaryCards(p)) capacity += leftOf(p, card, defending);
  return capacity;
}

/**
 * Charges `n` hand cards to the powers so that as little as possible is lost: powers that are used up exactly first,
 * then the smallest that can take the rest (7.12, 14.26).
 */
export function charge(p: Player, n: number, defending: boolean): void {
  const cards = mercenaryCards(p).filter((card) => leftOf(p, card, defending) > 0);
  cards.sort((a, b) => leftOf(p, b, defending) - leftOf(p, a, defending));
  let rest = n;
  for (const card of cards) {
    const left = leftOf(p, card, defending);
    if (left <= rest) {
      spend(p, card, left);
      rest -= left;
    }
  }
  for (let i = cards.length - 1; i >= 0 && rest > 0; i--) {
    const use = Math.min(rest, leftOf(p, cards[i], defending));
    if (use > 0) spend(p, cards[i], use);
    rest -= use;
  }
}

function spend(p: Player, card: Card, n: number): void {
  const at = p.spent.indexOf(card);
  if (at < 0) p.spent.push(card, n);
  else p.spent[at + 1] += n;
}

/** The most temporary military that can still be bought, with `cards` hand cards to spare. */
export function mostTemporary(p: Player, cards: number, defending: boolean): number {
  const f = p.figures;
  if (f[MILITARY_DISCARD_SELF] === 0 && f[MILITARY_DISCARD_HAND] === 0) return 0;
  let most = Math.min(handCapacity(p, defending), cards);
  for (const card of tacticsCards(p)) most += TACTICS[card]?.plus ?? 0;
  return most;
}

/** Strength needed to conquer this world, with a cloaking card or with none (7.3, 7.14). */
export function defenseOf(card: Card, cloak: Card): number {
  return cloak === NONE ? COST[card] : COST[card] - (CLOAK[cloak]?.by ?? 0);
}

/** Whether a hand card can be settled in some way, with `cards` other cards in hand. */
export function canSettle(p: Player, card: Card, cards: number): boolean {
  if (!IS_WORLD[card]) return false;
  const price = priceOf(p, card);
  if (price <= cards) return true;
  if (price !== UNPAYABLE && freeCards(p, card).length > 0) return true;
  const strength = strengthFor(p, card);
  if (IS_MILITARY[card]) {
    const missing = COST[card] - strength;
    return missing <= 0 || missing <= mostTemporary(p, cards, false);
  }
  const cloaks = cloakCards(p);
  if (cloaks.length === 0) return false;
  const cloak = cloaks[0];
  return defenseOf(card, cloak) <= strength + mostTemporary(p, cards, false);
}
