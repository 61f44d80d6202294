/**
 * The cards as the engine knows them. A card is a number, the same in every combination of boxes. What is printed on it
 * is stored in arrays indexed by that number, so that every question about a card is one lookup.
 */
import type { Ref } from "@hypergate/kernel";
import { baseDevelopments } from "./data/base-developments.ts";
import { baseMilitary } from "./data/base-military.ts";
import { baseProducers } from "./data/base-producers.ts";
import { baseWorlds } from "./data/base-worlds.ts";
import {
  type Box,
  type Design,
  type EffectId,
  GOODS,
  KEYWORDS,
  type Keyword,
  type Power,
  type Row,
} from "./data/design.ts";
import { rebelDevelopments } from "./data/rebel-developments.ts";
import { rebelWorlds } from "./data/rebel-worlds.ts";
import { storm } from "./data/storm.ts";

/** A physical card. */
export type Card = number;
/** No card. */
export const NONE: Card = -1;

const BY_BOX: readonly (readonly [Box, readonly Design[]])[] = [
  ["base", [...baseWorlds, ...baseProducers, ...baseMilitary, ...baseDevelopments]],
  ["storm", storm],
  ["rebel", [...rebelWorlds, ...rebelDevelopments]],
];

interface Printed {
  readonly design: Design;
  readonly ref: string;
  /** The boxes that must be in use for this copy. */
  readonly box: Box;
}

/** Every copy of every design; numbers never change. */
const PRINTED: readonly Printed[] = BY_BOX.flatMap(([box, designs]) =>
  designs.flatMap((design): Printed[] => {
    const copies: Printed[] = [];
    for (let n = 1; n <= (design.copies ?? 1); n++) copies.push({ design, ref: named(design.id, n), box });
    if (design.oneMoreWith !== undefined)
      copies.push({ design, ref: named(design.id, copies.length + 1), box: design.oneMoreWith });
    return copies;
  }),
);

function named(id: string, copy: number): string {
  return copy === 1 ? id : `${id}-${copy}`;
}

export const DESIGNS: readonly Design[] = BY_BOX.flatMap(([, designs]) => designs);
export const CARDS = PRINTED.length;

/** What is printed on a card. */
export const DESIGN: readonly Design[] = PRINTED.map((it) => it.design);
/** Cards of one design have the same number here. */
export const SAME: readonly number[] = PRINTED.map((it) => DESIGNS.indexOf(it.design));
/** How a card is named in questions, answers and events: `card/gem-world`, and `card/drop-ships-2` for a second copy. */
export const CARD_REF: readonly Ref[] = asKeys(PRINTED.map((it) => `card/${it.ref}`));
/** How the good on a world is named. */
export const GOOD_REF: readonly Ref[] = asKeys(PRINTED.map((it) => `good/${it.ref}`));

/** The same strings as keys of an object. Of these the engine keeps only one copy, so it compares them by address. */
export function asKeys(refs: readonly Ref[]): Ref[] {
  return Object.keys(Object.fromEntries(refs.map((ref) => [ref, true])));
}

const BY_REF: ReadonlyMap<Ref, Card> = new Map(
  PRINTED.flatMap((_, card): [Ref, Card][] => [
    [CARD_REF[card], card],
    [GOOD_REF[card], card],
  ]),
);

/** The card of a `card/…` reference, or the world of a `good/…` reference; nothing for any other reference. */
export function cardOf(ref: Ref): Card | undefined {
  return BY_REF.get(ref);
}

/** The same for a reference that is known to be one of these. */
export function knownCard(ref: Ref): Card {
  return BY_REF.get(ref) as Card;
}

/** 0 for grey worlds and developments, otherwise 1 to 4 in the order of GOODS. */
export const KIND: readonly number[] = DESIGN.map((it) => (it.good === undefined ? 0 : GOODS.indexOf(it.good) + 1));
export const COST: readonly number[] = DESIGN.map((it) => it.cost);
export const IS_WORLD: readonly boolean[] = DESIGN.map((it) => it.type === "world");
export const IS_MILITARY: readonly boolean[] = DESIGN.map((it) => it.military === true);
export const IS_WINDFALL: readonly boolean[] = DESIGN.map((it) => it.windfall === true);
export const IS_REBEL: readonly boolean[] = DESIGN.map((it) => hasKeyword(it, "REBEL"));
export const START: readonly number[] = DESIGN.map((it) => it.start ?? NONE);

/** For every card, its powers with this effect; nothing if it has none. */
export function powersThat<E extends EffectId>(effect: E): readonly (Extract<Power, { does: E }> | undefined)[] {
  return DESIGN.map((it) => it.powers?.find((power): power is Extract<Power, { does: E }> => power.does === effect));
}

/** A card has a keyword exactly when the word is in its name (1.9). */
export function hasKeyword(design: Design, keyword: Keyword): boolean {
  return design.name.toUpperCase().split(" ").includes(keyword);
}

export function keywordsOf(design: Design): Keyword[] {
  return KEYWORDS.filter((keyword) => hasKeyword(design, keyword));
}

const ROW_OF: Readonly<Record<EffectId, Row>> = {
  exploreDraw: "explore",
  exploreKeep: "explore",
  exploreMix: "explore",
  developDiscount: "develop",
  developDrawAtStart: "develop",
  developDrawAfter: "develop",
  developDiscardSelfDiscount: "develop",
  military: "settle",
  militaryPerMilitaryWorld: "settle",
  militaryAgainstGood: "settle",
  militaryAgainstRebel: "settle",
  militaryDiscardSelf: "settle",
  militaryDiscardHand: "settle",
  settleDiscount: "settle",
  settleFreeDiscardSelf: "settle",
  payForMilitary: "settle",
  payForMilitaryDiscount: "settle",
  conquerPeacefulDiscardSelf: "settle",
  settleDrawAfter: "settle",
  settleSecondWorld: "settle",
  takeover: "settle",
  takeoverDefense: "settle",
  tradeBonus: "trade",
  tradeBonusThisWorld: "trade",
  tradeBonusPerChromosome: "trade",
  consumeGoods: "consume",
  consumeThreeKinds: "consume",
  consumeDifferentKinds: "consume",
  consumeAllGoods: "consume",
  consumeThisWorldGood: "consume",
  tradeGood: "consume",
  consumeDiscardHand: "consume",
  consumeDraw: "consume",
  consumeVp: "consume",
  gambleName: "consume",
  gambleAnte: "consume",
  produce: "produce",
  produceDiscardHand: "produce",
  produceWindfall: "produce",
  produceDraw: "produce",
  drawIfProducedHere: "produce",
  drawPerGoodProduced: "produce",
  drawPerKindProduced: "produce",
  drawIfMostProduced: "produce",
  drawPerWorldOfGood: "produce",
  drawPerMilitaryWorld: "produce",
  drawPerRebelWorld: "produce",
  drawPerChromosomeWorld: "produce",
};

export const EFFECTS = Object.keys(ROW_OF) as readonly EffectId[];

/** The row of the card in which a power is printed. */
export function rowOf(effect: EffectId): Row {
  return ROW_OF[effect];
}

export function hasRow(design: Design, row: Row): boolean {
  return design.powers?.some((power) => ROW_OF[power.does] === row) === true;
}

/** The cards of a game with these boxes (2.4 to 2.7). */
export function cardsOf(boxes: readonly Box[]): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < CARDS; card++) {
    const { design, box } = PRINTED[card];
    if (boxes.includes(box) && !(design.notWith !== undefined && boxes.includes(design.notWith))) cards.push(card);
  }
  return cards;
}

/** The first card with each id and English name. */
const BY_NAME: ReadonlyMap<string, Card> = new Map(
  PRINTED.flatMap((it, card): [string, Card][] => [
    [it.ref, card],
    [it.design.name, card],
  ]).reverse(),
);

/** The first copy of a design, by its id or its English name. */
export function cardNamed(name: string): Card | undefined {
  return BY_NAME.get(name.startsWith("card/") ? name.slice(5) : name);
}
