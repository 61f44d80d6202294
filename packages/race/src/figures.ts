/**
 * The figures of a tableau: everything that powers add up to and everything that goals and costs count, as one row of
 * numbers per player. They are brought up to date when a phase ends, so that within a phase they show the tableau as it
 * was at the start (4.11, P1).
 */
import { type Card, DESIGN, hasKeyword, hasRow } from "./cards.ts";
import { type Design, GOODS, type Good, type Power, ROWS } from "./data/design.ts";

// Explore
export const EXPLORE_DRAW = 0;
export const EXPLORE_KEEP = 1;
export const EXPLORE_MIX = 2;
// Develop
export const DEVELOP_DISCOUNT = 3;
export const DEVELOP_DRAW_AT_START = 4;
export const DEVELOP_DRAW_AFTER = 5;
export const DEVELOP_DISCARD_SELF = 6;
// Settle: five places by kind, 0 for worlds without one
export const MILITARY = 7;
export const MILITARY_PER_MILITARY_WORLD = 8;
export const MILITARY_AGAINST = 9;
export const MILITARY_AGAINST_REBEL = 14;
export const MILITARY_DISCARD_SELF = 15;
export const MILITARY_DISCARD_HAND = 16;
export const SETTLE_DISCOUNT = 17;
export const SETTLE_FREE = 22;
export const PAY_FOR_MILITARY = 23;
export const PAY_FOR_MILITARY_DISCOUNT = 24;
export const CONQUER_PEACEFUL = 25;
export const SETTLE_DRAW_AFTER = 26;
export const SETTLE_SECOND = 27;
export const TAKEOVER = 28;
export const DEFENSE_PER_REBEL = 29;
export const DEFENSE_PER_OTHER = 30;
// Trade: five places by kind
export const TRADE_BONUS = 31;
export const TRADE_BONUS_THIS_WORLD = 36;
export const TRADE_BONUS_PER_CHROMOSOME = 37;
// Consume
export const CONSUME_GOODS_POWERS = 42;
export const CONSUME_OPTIONAL_POWERS = 43;
export const CONSUME_DRAW = 44;
export const CONSUME_VP = 45;
// Produce: five places by kind
export const PRODUCE_WINDFALL = 46;
export const PRODUCE_DISCARD_HAND = 47;
export const PRODUCE_DRAW = 48;
export const DRAW_IF_PRODUCED_HERE = 49;
export const DRAW_PER_GOOD_PRODUCED = 50;
export const DRAW_PER_KIND_PRODUCED = 55;
export const DRAW_IF_MOST_PRODUCED = 56;
export const DRAW_PER_WORLD_OF_GOOD = 61;
export const DRAW_PER_MILITARY_WORLD = 66;
export const DRAW_PER_REBEL_WORLD = 67;
export const DRAW_PER_CHROMOSOME_WORLD = 68;
// What is counted
export const DEVELOPMENTS = 69;
export const VARIABLE_DEVELOPMENTS = 70;
export const MILITARY_WORLDS = 71;
export const REBEL_MILITARY_WORLDS = 72;
export const REBEL_WORLDS = 73;
export const IMPERIUM_CARDS = 74;
export const ALIEN_CARDS = 75;
export const UPLIFT_CARDS = 76;
export const CHROMOSOMES = 77;
export const PRODUCTION_WORLDS = 78;
export const WORLDS_OF_KIND = 79;
export const CARDS_WITH_ROW = 84;
export const HAND_LIMIT = 90;
export const ENDS_AT = 91;
const FIGURES = 92;

const ZEROS: readonly number[] = new Array<number>(FIGURES).fill(0);

/** The figures of an empty tableau. */
export function noFigures(): number[] {
  return ZEROS.slice();
}

const PAIRS = DESIGN.map(added);
/** What cards add, as pairs of index and amount, one card after the other: so close together they are read faster. */
const ADDS = Int8Array.from(PAIRS.flat());
/** By card, where its pairs begin; they end where those of the next begin. */
const FROM = Int16Array.from([...PAIRS.keys(), PAIRS.length], (card) => PAIRS.slice(0, card).flat().length);

export function addFigures(figures: number[], card: Card): void {
  const end = FROM[card + 1];
  for (let i = FROM[card]; i < end; i += 2) figures[ADDS[i]] += ADDS[i + 1];
}

export function subtractFigures(figures: number[], card: Card): void {
  const end = FROM[card + 1];
  for (let i = FROM[card]; i < end; i += 2) figures[ADDS[i]] -= ADDS[i + 1];
}

/** General military: without specialised and temporary military (1.6). */
export function generalMilitary(figures: readonly number[]): number {
  return figures[MILITARY] + figures[MILITARY_PER_MILITARY_WORLD] * figures[MILITARY_WORLDS];
}

/** General and specialised military against a world of this kind (7.4, 7.5). */
export function strengthAgainst(figures: readonly number[], kind: number, rebel: boolean): number {
  return generalMilitary(figures) + figures[MILITARY_AGAINST + kind] + (rebel ? figures[MILITARY_AGAINST_REBEL] : 0);
}

function kindOf(good: Good): number {
  return GOODS.indexOf(good) + 1;
}

function added(design: Design): number[] {
  const totals = noFigures();
  for (const power of design.powers ?? []) addPower(totals, power);
  addCounts(totals, design);
  const pairs: number[] = [];
  for (let place = 0; place < FIGURES; place++) if (totals[place] !== 0) pairs.push(place, totals[place]);
  return pairs;
}

function addCounts(totals: number[], design: Design): void {
  const kind = design.good === undefined ? 0 : kindOf(design.good);
  if (design.type === "development") totals[DEVELOPMENTS]++;
  if (design.worth !== undefined) totals[VARIABLE_DEVELOPMENTS]++;
  if (design.military === true) totals[MILITARY_WORLDS]++;
  if (design.production === true) totals[PRODUCTION_WORLDS]++;
  if (design.type === "world") totals[WORLDS_OF_KIND + kind]++;
  if (hasKeyword(design, "REBEL")) {
    if (design.type === "world") totals[REBEL_WORLDS]++;
    if (design.military === true) totals[REBEL_MILITARY_WORLDS]++;
  }
  if (hasKeyword(design, "IMPERIUM")) totals[IMPERIUM_CARDS]++;
  if (hasKeyword(design, "ALIEN")) totals[ALIEN_CARDS]++;
  if (hasKeyword(design, "UPLIFT")) totals[UPLIFT_CARDS]++;
  if (design.chromosome === true) totals[CHROMOSOMES]++;
  if (design.handLimit !== undefined) totals[HAND_LIMIT] += design.handLimit;
  if (design.endsAt !== undefined) totals[ENDS_AT] += design.endsAt;
  for (let row = 0; row < ROWS.length; row++) if (hasRow(design, ROWS[row])) totals[CARDS_WITH_ROW + row]++;
}

/** Adds for one kind, or for all five if the power is for every kind. */
function addByKind(totals: number[], place: number, good: Good | undefined, amount: number): void {
  if (good !== undefined) totals[place + kindOf(good)] += amount;
  else for (let kind = 0; kind <= GOODS.length; kind++) totals[place + kind] += amount;
}

/** How many cards in a tableau end the game: 12, or what a card in it says (12.1, 12.2). */
export function fullTableau(figures: readonly number[]): number {
  return figures[ENDS_AT] === 0 ? 12 : figures[ENDS_AT];
}

/** The hand limit at the end of a round: 10, or what a card in the tableau says (10.1, 10.2). */
export function handLimit(figures: readonly number[]): number {
  return figures[HAND_LIMIT] === 0 ? 10 : figures[HAND_LIMIT];
}

function addPower(totals: number[], power: Power): void {
  switch (power.does) {
    case "exploreDraw":
      totals[EXPLORE_DRAW] += power.cards;
      return;
    case "exploreKeep":
      totals[EXPLORE_KEEP] += power.cards;
      return;
    case "exploreMix":
      totals[EXPLORE_MIX]++;
      return;
    case "developDiscount":
      totals[DEVELOP_DISCOUNT] += power.by;
      return;
    case "developDrawAtStart":
      totals[DEVELOP_DRAW_AT_START] += power.cards;
      return;
    case "developDrawAfter":
      totals[DEVELOP_DRAW_AFTER] += power.cards;
      return;
    case "developDiscardSelfDiscount":
      totals[DEVELOP_DISCARD_SELF]++;
      return;
    case "military":
      totals[MILITARY] += power.plus;
      return;
    case "militaryPerMilitaryWorld":
      totals[MILITARY_PER_MILITARY_WORLD] += power.plus;
      return;
    case "militaryAgainstGood":
      addByKind(totals, MILITARY_AGAINST, power.good, power.plus);
      return;
    case "militaryAgainstRebel":
      totals[MILITARY_AGAINST_REBEL] += power.plus;
      return;
    case "militaryDiscardSelf":
      totals[MILITARY_DISCARD_SELF]++;
      return;
    case "militaryDiscardHand":
      totals[MILITARY_DISCARD_HAND] += power.upTo;
      return;
    case "settleDiscount":
      addByKind(totals, SETTLE_DISCOUNT, power.good, power.by);
      return;
    case "settleFreeDiscardSelf":
      totals[SETTLE_FREE]++;
      return;
    case "payForMilitary":
      totals[PAY_FOR_MILITARY]++;
      return;
    case "payForMilitaryDiscount":
      totals[PAY_FOR_MILITARY_DISCOUNT] += power.by;
      return;
    case "conquerPeacefulDiscardSelf":
      totals[CONQUER_PEACEFUL]++;
      return;
    case "settleDrawAfter":
      totals[SETTLE_DRAW_AFTER] += power.cards;
      return;
    case "settleSecondWorld":
      totals[SETTLE_SECOND]++;
      return;
    case "takeover":
      totals[TAKEOVER]++;
      return;
    case "takeoverDefense":
      totals[DEFENSE_PER_REBEL] += power.perRebel;
      totals[DEFENSE_PER_OTHER] += power.perOther;
      return;
    case "tradeBonus":
      addByKind(totals, TRADE_BONUS, power.good, power.cards);
      return;
    case "tradeBonusThisWorld":
      totals[TRADE_BONUS_THIS_WORLD]++;
      return;
    case "tradeBonusPerChromosome":
      addByKind(totals, TRADE_BONUS_PER_CHROMOSOME, power.good, power.cards);
      return;
    case "consumeGoods":
    case "consumeThreeKinds":
    case "consumeDifferentKinds":
    case "consumeAllGoods":
    case "consumeThisWorldGood":
    case "tradeGood":
      totals[CONSUME_GOODS_POWERS]++;
      return;
    case "consumeDiscardHand":
    case "gambleName":
    case "gambleAnte":
      totals[CONSUME_OPTIONAL_POWERS]++;
      return;
    case "consumeDraw":
      totals[CONSUME_DRAW] += power.cards;
      return;
    case "consumeVp":
      totals[CONSUME_VP] += power.vp;
      return;
    case "produce":
      return;
    case "produceDiscardHand":
      totals[PRODUCE_DISCARD_HAND]++;
      return;
    case "produceWindfall":
      totals[PRODUCE_WINDFALL]++;
      return;
    case "produceDraw":
      totals[PRODUCE_DRAW] += power.cards;
      return;
    case "drawIfProducedHere":
      totals[DRAW_IF_PRODUCED_HERE]++;
      return;
    case "drawPerGoodProduced":
      addByKind(totals, DRAW_PER_GOOD_PRODUCED, power.good, power.cards);
      return;
    case "drawPerKindProduced":
      totals[DRAW_PER_KIND_PRODUCED] += power.cards;
      return;
    case "drawIfMostProduced":
      addByKind(totals, DRAW_IF_MOST_PRODUCED, power.good, power.cards);
      return;
    case "drawPerWorldOfGood":
      addByKind(totals, DRAW_PER_WORLD_OF_GOOD, power.good, power.cards);
      return;
    case "drawPerMilitaryWorld":
      totals[DRAW_PER_MILITARY_WORLD] += power.cards;
      return;
    case "drawPerRebelWorld":
      totals[DRAW_PER_REBEL_WORLD] += power.cards;
      return;
    case "drawPerChromosomeWorld":
      totals[DRAW_PER_CHROMOSOME_WORLD] += power.cards;
      return;
  }
}
