/**
 * A decent player of Race for the Galaxy. It sees its view and the question. It estimates what its tableau will be worth
 * at the end of the game (worth.ts) and from that what each card gains, plays every choice of actions through against what
 * the others will probably call (actions.ts), and pays with what it needs least.
 */
import type { Bot, OneQuestion, Question, Ref, SomeQuestion, Value } from "@hypergate/kernel";
import { quietAnswer, randomAnswer, seeded } from "@hypergate/kernel";
import {
  CARD_REF,
  type Card,
  COST,
  cardNamed,
  cardOf,
  chose,
  DEVELOP,
  fullTableau,
  GOODS_POWER,
  IS_WINDFALL,
  KIND,
  NONE,
  OPTIONAL_POWER,
  type Player,
  priceOf,
  salePrice,
  strengthFor,
  type View,
} from "@hypergate/race";
import { chooseOne, chooseTwo } from "./actions.ts";
import { bestTakeover, missingToHold, missingToTake } from "./fighting.ts";
import { allPlaces, bestPlacement, type Held, mostFirst, netOf, placeable, weigh, worst } from "./hand.ts";
import { begunWith, newMemory, type Outlook, outlook, outlookAgain, withCard, withoutCard } from "./outlook.ts";
import { leadOf, tableauPoints } from "./points.ts";
import { COST_SHARE } from "./printed.ts";
import { WEIGHTS, type Weights } from "./weights.ts";
import { ownProspects, prospects } from "./worth.ts";

const NOTHING: Ref = "word/none";
const PLAN: Ref = "word/plan";
const DONE: Ref = "word/done";

export function sensible(seed: string): Bot<View> {
  return sensibleWith(seed, WEIGHTS);
}

/** The same with other beliefs, to compare them. */
export function sensibleWith(seed: string, w: Weights): Bot<View> {
  const rng = seeded(seed);
  const memory = newMemory();
  return (question, look) => {
    const answer = decide(question, look, () => outlookAgain(look(), w, memory));
    return answer ?? randomAnswer(question, rng);
  };
}

/** What `sensible` answers, without chance: what it has no opinion on gets the quiet answer. */
export function sensibleAnswer(question: Question, view: View): Value {
  if (question.key === "consume.next" && question.kind === "one") return nextPower(question.options);
  const answer = decide(
    question,
    () => view,
    () => outlook(view, WEIGHTS),
  );
  return answer ?? quietAnswer(question);
}

/** Not every question needs an outlook, and some not even a look. */
function decide(question: Question, look: () => View, think: () => Outlook): Value | undefined {
  if (question.kind === "one") return pickOne(question, look, think);
  return question.kind === "some" ? pickSome(question, look, think) : undefined;
}

function pickOne(question: OneQuestion, look: () => View, think: () => Outlook): Ref | undefined {
  const { options } = question;
  switch (question.key) {
    case "choose.action":
      return chooseOne(think(), options);
    case "start.world":
      return startWorld(think(), options);
    case "explore.keep":
      return keepOne(think(), options);
    case "develop.pick":
      return place(think(), options, false);
    case "settle.pick":
    case "settle.second":
      return place(think(), options, true);
    case "develop.discount":
      return discount(think(), question);
    case "settle.way":
      return wayTo(think(), question);
    case "takeover.target":
      return target(think(), options);
    case "takeover.power":
      return takeoverPower(think(), options);
    case "trade.sell":
    case "consume.sell":
      return dearest(ownIn(look()), options);
    case "consume.next":
      return nextPower(options);
    case "consume.goods":
      return cheapest(ownIn(look()), options);
    case "gamble.name":
      return best(options, (ref) => (ref === NOTHING ? 0 : (COST_SHARE[Number(ref.split("/")[1])] ?? 0)));
    case "gamble.ante":
      return ante(think(), options);
    case "gamble.take":
      return keepOne(think(), options);
    case "produce.bonus":
    case "produce.windfall":
      return growing(ownIn(look()), options);
    case "produce.discard":
      return repair(think(), options);
    default:
      return undefined;
  }
}

function pickSome(question: SomeQuestion, look: () => View, think: () => Outlook): readonly Ref[] | undefined {
  const { options, min } = question;
  switch (question.key) {
    case "choose.actions":
      return chooseTwo(think());
    case "start.discard":
      return lowest(think(), options, min, cardAt(String(question.params?.card)));
    case "explore.discard":
    case "round.discard":
    case "develop.pay":
    case "settle.pay":
      return lowest(think(), options, min);
    case "explore.keep":
      return keepSome(think(), options, min);
    case "settle.tactics":
      return options.slice(0, Math.max(min, Number(question.params?.n) > 2 ? 1 : 0));
    case "settle.mercenaries":
      return lowest(think(), options, min);
    case "takeover.tactics":
      return options.slice(0, Math.max(0, Math.ceil(attackNeed(think()) / Number(question.params?.plus))));
    case "takeover.mercenaries":
      return lowest(think(), options, Math.min(question.max, Math.max(0, attackNeed(think()))));
    case "defense.tactics":
      return options.slice(0, Math.max(0, Math.ceil(missingToHold(think()) / Number(question.params?.plus))));
    case "defense.mercenaries":
      return lowest(think(), options, Math.min(question.max, missingToHold(think())));
    case "consume.goods":
      return leastWorth(ownIn(look()), options, min);
    case "consume.leave":
      return options.slice(0, min);
    case "consume.discard":
      return bank(think(), question);
    default:
      return undefined;
  }
}

function ownIn({ table, viewer }: View): Player {
  return table.players[viewer === "spectator" ? 0 : viewer];
}

function startWorld(o: Outlook, options: readonly Ref[]): Ref {
  return best(options, (ref) => startWorth(o, cardAt(ref)));
}

function wayTo(o: Outlook, question: OneQuestion): Ref {
  return best(question.options, (ref) => -wayCost(o, question, ref));
}

function takeoverPower(o: Outlook, options: readonly Ref[]): Ref {
  const power = bestTakeover(o)?.power;
  return best(options, (ref) => (cardAt(ref) === power ? 1 : 0));
}

/** The good to sell. */
function dearest(p: Player, options: readonly Ref[]): Ref {
  return best(options, (ref) => saleWorth(p, cardAt(ref)));
}

/** The good to consume. */
function cheapest(p: Player, options: readonly Ref[]): Ref {
  return best(options, (ref) => -saleWorth(p, cardAt(ref)));
}

/** The world that gets a good. */
function growing(p: Player, options: readonly Ref[]): Ref {
  return best(options, (ref) => (ref === NOTHING ? 0 : 1 + saleWorth(p, cardAt(ref))));
}

/** All that takes goods goes by itself; what is left is offered. */
function nextPower(options: readonly Ref[]): Ref {
  return options.includes(PLAN) ? PLAN : (options.find((ref) => ref !== DONE) ?? options[0]);
}

function best(options: readonly Ref[], worth: (ref: Ref) => number): Ref {
  let pick = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const ref of options) {
    const value = worth(ref);
    if (value <= most) continue;
    most = value;
    pick = ref;
  }
  return pick;
}

function cardAt(ref: Ref): Card {
  return cardOf(ref) ?? NONE;
}

/** Looking a reference up takes time, so it is first compared with that of the card in the same place of `near`. */
function cardsAt(refs: readonly Ref[], near: readonly Card[]): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < refs.length; i++)
    cards.push(i < near.length && CARD_REF[near[i]] === refs[i] ? near[i] : cardAt(refs[i]));
  return cards;
}

function refsAt(cards: readonly Card[]): Ref[] {
  return cards.map((card) => CARD_REF[card]);
}

/** What the tableau of this start world alone promises, with the hand there is. */
function startWorth(o: Outlook, card: Card): number {
  const begun = begunWith(o, card);
  const hand = mostFirst(weigh(begun, o.view.hand));
  let kept = 0;
  for (let i = 0; i < 4 && i < hand.length; i++) kept += hand[i].keep;
  return ownProspects(begun) + (IS_WINDFALL[card] ? 2 * o.card : 0) + kept;
}

/** The cards with the hand they would come into. */
function among(o: Outlook, cards: readonly Card[]): Held[] {
  const all: Card[] = [];
  const { hand } = o.view;
  for (let i = 0; i < hand.length; i++) if (!cards.includes(hand[i])) all.push(hand[i]);
  const from = all.length;
  for (let i = 0; i < cards.length; i++) all.push(cards[i]);
  return weigh(o, all, from);
}

function keepOne(o: Outlook, options: readonly Ref[]): Ref {
  return keepSome(o, options, 1)[0];
}

function keepSome(o: Outlook, options: readonly Ref[], n: number): Ref[] {
  const held = mostFirst(among(o, cardsAt(options, o.view.drawn)));
  return held.slice(0, n).map(({ card }) => CARD_REF[card]);
}

/** The cards that are worth least in hand; with a start world not yet on the table as if it were. */
function lowest(o: Outlook, options: readonly Ref[], n: number, start = NONE): Ref[] {
  if (n <= 0) return [];
  const cards = cardsAt(options, o.view.hand);
  if (start === NONE || o.me.tableau.includes(start)) return refsAt(worst(among(o, cards), n));
  return refsAt(worst(weigh(begunWith(o, start), cards), n));
}

/** The best card to place, if any is worth its price. */
function place(o: Outlook, options: readonly Ref[], worlds: boolean): Ref {
  if (options.length === 1) return options[0];
  const hand = placeable(o);
  const less = !worlds && chose(o.now, DEVELOP) ? 1 : 0;
  const size = hand.held.length;
  const left = allPlaces(size);
  const at = bestPlacement(o, hand, left, size, worlds, less, 0);
  if (at < 0) return NOTHING;
  const takeover = worlds && o.table.takeovers ? (bestTakeover(o)?.gain ?? 0) : 0;
  const { card } = hand.held[at];
  const net = netOf(o, hand, left, at, less, 0);
  const value = net + (o.me.tableau.length + 1 >= fullTableau(o.me.figures) ? ending(o, card) : 0);
  const ref = CARD_REF[card];
  return value > takeover && options.includes(ref) ? ref : NOTHING;
}

/** What it is worth to end the game with this card. */
function ending(o: Outlook, card: Card): number {
  const lead = leadOf(o.table, o.seat) + tableauPoints(withCard(o.me, card)) - tableauPoints(o.me);
  return o.w.finish * Math.max(-10, Math.min(10, lead));
}

/** Discards a card of the tableau for a lower price if the cards saved are worth more; never for nothing (16.20). */
function discount(o: Outlook, { options, params }: OneQuestion): Ref {
  const crash = options.find((ref) => ref !== NOTHING) ?? NOTHING;
  if (!options.includes(NOTHING)) return crash;
  if (Number(params?.price) === 0) return NOTHING;
  const saved = (Number(params?.price) - Number(params?.lower)) * o.card;
  const lost = ownProspects(o) - prospects(o, withoutCard(o.me, cardAt(crash)));
  return saved > lost ? crash : NOTHING;
}

/** What a way to get a world costs. */
function wayCost(o: Outlook, { params }: OneQuestion, way: Ref): number {
  const world = cardAt(String(params?.card));
  if (way === "word/pay") return priceOf(o.now, world) * o.card;
  if (way === "word/conquer") return Math.max(0, missing(o.now, world)) * o.card * 0.9;
  return ownProspects(o) - prospects(o, withoutCard(o.me, cardAt(way)));
}

function missing(p: Player, world: Card): number {
  return COST[world] - strengthFor(p, world);
}

function target(o: Outlook, options: readonly Ref[]): Ref {
  const takeover = bestTakeover(o);
  if (takeover === undefined) return NOTHING;
  const ref = CARD_REF[takeover.world];
  return options.includes(ref) ? ref : NOTHING;
}

/** Strength still to be bought for the takeover that is being declared. */
function attackNeed(o: Outlook): number {
  const takeover = bestTakeover(o);
  return takeover === undefined ? 0 : missingToTake(o, takeover.world, takeover.power);
}

/** What the good on a world could bring: its price, more if it does not grow back. */
function saleWorth(p: Player, world: Card): number {
  const own = GOODS_POWER[world]?.takes === "own" ? 1.5 : 0;
  return salePrice(p, world, true) + (IS_WINDFALL[world] ? -0.3 : 0) + own + KIND[world] * 0.01;
}

function leastWorth(p: Player, options: readonly Ref[], n: number): Ref[] {
  return [...options].sort((a, b) => saleWorth(p, cardAt(a)) - saleWorth(p, cardAt(b))).slice(0, n);
}

/** Shows the card with the best odds, if they are good. */
function ante(o: Outlook, options: readonly Ref[]): Ref {
  const hand = among(
    o,
    cardsAt(
      options.filter((ref) => ref !== NOTHING),
      o.view.hand,
    ),
  );
  return best(options, (ref) => {
    if (ref === NOTHING) return 0;
    const card = cardAt(ref);
    const odds = chanceOfHigher(COST[card]);
    const keep = hand.find((held) => held.card === card)?.keep ?? o.card;
    return odds * o.card * 1.2 - (1 - odds) * keep;
  });
}

/** Chance that one of `cost` cards from the deck costs more. */
function chanceOfHigher(cost: number): number {
  let share = 0;
  for (let lower = 0; lower <= cost; lower++) share += COST_SHARE[lower] ?? 0;
  return 1 - share ** cost;
}

/** Discards for points whatever is worth less than them, for cards whatever is worth less than a card. */
function bank(o: Outlook, { options, max, params }: SomeQuestion): Ref[] {
  const power = OPTIONAL_POWER[cardNamed(String(params?.power).split("/")[1]) ?? NONE];
  if (power?.does !== "consumeDiscardHand") return [];
  const worth = (power.vp ?? 0) + (power.cards ?? 0) * o.card * 1.05;
  const hand = among(o, cardsAt(options, o.view.hand)).sort((a, b) => a.keep - b.keep);
  return hand
    .filter((held) => held.keep < worth)
    .slice(0, max)
    .map(({ card }) => CARD_REF[card]);
}

/** A card for a good that is worth several. */
function repair(o: Outlook, options: readonly Ref[]): Ref {
  if (o.rounds < 1) return NOTHING;
  const [card = NONE] = worst(
    among(
      o,
      cardsAt(
        options.filter((ref) => ref !== NOTHING),
        o.view.hand,
      ),
    ),
    1,
  );
  return card === NONE ? NOTHING : CARD_REF[card];
}
