/**
 * A player that answers at once: it takes what the net likes best right after the answer. It stands in for everybody at
 * imagined tables. What the net cannot be asked so easily is answered as `sensible` does.
 */
import type { OneQuestion, Question, Ref, SomeQuestion, Value } from "@hypergate/kernel";
import {
  CARD_REF,
  type Card,
  COST,
  cardOf,
  chose,
  cloakCards,
  DESIGN,
  DEVELOP,
  defenseOf,
  developPrice,
  freeCards,
  IS_MILITARY,
  IS_WINDFALL,
  IS_WORLD,
  NONE,
  type Player,
  priceOf,
  SETTLE_DRAW_AFTER,
  strengthFor,
  TACTICS,
  type View,
} from "@hypergate/race";
import { upToDate, withCard, withoutCard } from "../outlook.ts";
import { sensibleAnswer } from "../sensible.ts";
import type { Judge } from "./judge.ts";

const SETTLE_BITS = 48;

/** Questions whose answers the net can see the result of. */
export const RATED: ReadonlySet<string> = new Set([
  "start.world",
  "start.discard",
  "explore.keep",
  "explore.discard",
  "gamble.take",
  "develop.pick",
  "develop.pay",
  "settle.pick",
  "settle.second",
  "settle.way",
  "settle.pay",
  "settle.mercenaries",
  "round.discard",
]);

/** An option with what the net thinks of it. */
export interface Rated {
  readonly value: Value;
  readonly worth: number;
  /** Of a set of cards: what could take the place of its last one, what is nearest to it first. */
  readonly spare?: readonly Ref[];
}

function cardAt(ref: Ref): Card {
  return cardOf(ref) ?? NONE;
}

function cardsAt(refs: readonly Ref[]): Card[] {
  return refs.map(cardAt);
}

function refsAt(cards: readonly Card[]): Ref[] {
  return cards.map((card) => CARD_REF[card]);
}

/** The answer; nothing where the net has nothing to say. */
export function quickAnswer(judge: Judge, question: Question, view: View): Value {
  const rated = rate(judge, question, view);
  if (rated === undefined) return sensibleAnswer(question, view);
  return rated.reduce((best, one) => (one.worth > best.worth ? one : best)).value;
}

/** The options worth thinking about, as the net sees them; nothing where it cannot see them. */
export function rate(judge: Judge, question: Question, view: View): Rated[] | undefined {
  if (!RATED.has(question.key)) return undefined;
  judge.begin(view);
  if (question.kind === "one") return rateOne(judge, question, view);
  return question.kind === "some" ? rateSome(judge, question, view) : undefined;
}

function rateOne(judge: Judge, question: OneQuestion, view: View): Rated[] | undefined {
  const { options } = question;
  switch (question.key) {
    case "start.world":
      return options.map((value) => ({ value, worth: startWorth(judge, view, cardAt(value)) }));
    case "explore.keep":
    case "gamble.take": {
      const { kept } = judge.keep(view, view.hand, cardsAt(options), options.length - 1);
      return [{ value: CARD_REF[kept[kept.length - 1]], worth: 0 }];
    }
    case "develop.pick":
      return options.map((value) => ({ value, worth: developWorth(judge, view, cardAt(value)) }));
    case "settle.pick":
    case "settle.second":
      return options.map((value) => ({ value, worth: settleWorth(judge, view, cardAt(value)) }));
    case "settle.way":
      return options.map((value) => ({
        value,
        worth: wayWorth(judge, view, cardAt(String(question.params?.card)), view.hand, value),
      }));
    default:
      return undefined;
  }
}

function rateSome(judge: Judge, question: SomeQuestion, view: View): Rated[] | undefined {
  const { options, min } = question;
  switch (question.key) {
    case "start.discard":
      return [discarded(judge, withStart(view, cardAt(String(question.params?.card))), [], options, min)];
    case "explore.keep": {
      const { kept, gone } = judge.keep(view, view.hand, cardsAt(options), options.length - min);
      return [{ value: refsAt(kept.slice(view.hand.length)), worth: 0, spare: refsAt(gone.toReversed()) }];
    }
    case "develop.pay":
      return [discarded(judge, withPlaced(view, cardAt(String(question.params?.card))), [], options, min)];
    case "explore.discard":
    case "round.discard":
    case "settle.pay":
    case "settle.mercenaries":
      return [discarded(judge, view, [], options, min)];
    default:
      return undefined;
  }
}

/** Discards `n` of the options. */
function discarded(judge: Judge, view: View, stay: readonly Card[], options: readonly Ref[], n: number): Rated {
  const { kept, gone, worth } = judge.keep(view, stay, cardsAt(options), n);
  return { value: refsAt(gone), worth, spare: refsAt(kept.slice(stay.length).toReversed()) };
}

/** The same view with another player in the viewer's seat. */
function withMe(view: View, me: Player): View {
  const { table } = view;
  const players = table.players.map((p, seat) => (seat === view.viewer ? me : p));
  return { ...view, table: { ...table, players } };
}

function meIn(view: View): Player {
  return view.table.players[view.viewer as number];
}

/** The viewer's player with a card more, as it counts from the next phase on. */
function placed(view: View, card: Card): Player {
  return withCard(upToDate(meIn(view)), card);
}

function withPlaced(view: View, card: Card): View {
  return withMe(view, placed(view, card));
}

/** A windfall world comes with its good. */
function withGood(view: View, world: Card): View {
  if (!IS_WINDFALL[world]) return view;
  const good = view.table.good.slice();
  good[world] = 1;
  const me = meIn(view);
  const players = view.table.players.map((p) => (p === me ? { ...p, goods: p.goods + 1 } : p));
  return { ...view, table: { ...view.table, good, players } };
}

function withStart(view: View, world: Card): View {
  return meIn(view).tableau.includes(world) ? view : withGood(withPlaced(view, world), world);
}

function startWorth(judge: Judge, view: View, world: Card): number {
  const n = Math.max(0, view.hand.length - (DESIGN[world].keepsAtStart ?? 4));
  return judge.keep(withStart(view, world), [], view.hand, n).worth;
}

function developWorth(judge: Judge, view: View, card: Card): number {
  if (card === NONE) return judge.keep(view, [], view.hand, 0).worth;
  const others = view.hand.filter((one) => one !== card);
  const price = Math.min(developPrice(meIn(view), card, chose(meIn(view), DEVELOP)), others.length);
  return judge.keep(withPlaced(view, card), [], others, price).worth;
}

/** The best way to settle this world now. */
function settleWorth(judge: Judge, view: View, card: Card): number {
  if (card === NONE) return judge.keep(view, [], view.hand, 0).worth;
  const me = meIn(view);
  const others = view.hand.filter((one) => one !== card);
  const after = withGood(withPlaced(view, card), card);
  let best = Number.NEGATIVE_INFINITY;
  for (const way of waysTo(me, card, others.length))
    best = Math.max(best, wayWorth(judge, after, card, others, way, me));
  return best;
}

function waysTo(p: Player, card: Card, others: number): Ref[] {
  if (IS_MILITARY[card] && COST[card] <= strengthFor(p, card)) return ["word/conquer"];
  const price = priceOf(p, card);
  const ways: Ref[] = price <= others ? ["word/pay"] : [];
  if (IS_WORLD[card] && price > 1) for (const one of freeCards(p, card)) ways.push(CARD_REF[one]);
  if (IS_MILITARY[card]) ways.push("word/conquer");
  else for (const one of cloakCards(p)) ways.push(CARD_REF[one]);
  return ways;
}

/** What it comes to if the world, already in the tableau, is got in this way; `now` is the player whose powers count. */
function wayWorth(judge: Judge, view: View, card: Card, hand: readonly Card[], way: Ref, now = meIn(view)): number {
  const more = now.figures[SETTLE_DRAW_AFTER] + (now.rewarded === 0 && chose(now, SETTLE_BITS) ? 1 : 0);
  if (way === "word/pay") return judge.keep(view, [], hand, Math.min(hand.length, priceOf(now, card)), more).worth;
  const used = way === "word/conquer" ? NONE : cardAt(way);
  const missing = Math.max(0, defenseOf(card, used) - strengthFor(now, card));
  const isFree = used !== NONE && freeCards(now, card).includes(used);
  let after = used === NONE ? view : withMe(view, withoutCard(meIn(view), used));
  if (isFree || missing === 0) return judge.keep(after, [], hand, 0, more).worth;
  // Cards of the tableau are discarded for the strength that is missing before hand cards are.
  let left = missing;
  for (const one of now.tableau) {
    const plus = TACTICS[one]?.plus ?? 0;
    if (plus === 0 || left <= 1 || now.arrived.includes(one)) continue;
    left -= plus;
    after = withMe(after, withoutCard(meIn(after), one));
  }
  return judge.keep(after, [], hand, Math.min(hand.length, Math.max(0, left)), more).worth;
}
