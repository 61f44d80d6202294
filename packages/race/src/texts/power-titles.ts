import type { Said } from "@hypergate/kernel";
import type { Power } from "../data/design.ts";

/** What the powers of cards are called, by what they do. */
export const POWER_TITLES = {
  exploreDraw: { en: "Explore: more cards", ru: "Исследование: больше карт" },
  exploreKeep: { en: "Explore: keep more", ru: "Исследование: оставить больше" },
  exploreMix: { en: "Explore: mix with the hand", ru: "Исследование: вместе с рукой" },
  developDiscount: { en: "Cheaper developments", ru: "Технологии дешевле" },
  developDrawAtStart: { en: "Develop: draw first", ru: "Развитие: карта вначале" },
  developDrawAfter: { en: "Develop: draw afterwards", ru: "Развитие: карта после" },
  developDiscardSelfDiscount: { en: "Discard for a cheaper development", ru: "Сброс ради дешёвой технологии" },
  military: { en: "Military", ru: "Военная мощь" },
  militaryPerMilitaryWorld: { en: "Military for military worlds", ru: "Мощь за военные миры" },
  militaryAgainstGood: { en: "Military against a kind of world", ru: "Мощь против миров одного вида" },
  militaryAgainstRebel: { en: "Military against Rebels", ru: "Мощь против повстанцев" },
  militaryDiscardSelf: { en: "Discard for military", ru: "Сброс ради мощи" },
  militaryDiscardHand: { en: "Cards for military", ru: "Карты за мощь" },
  settleDiscount: { en: "Cheaper worlds", ru: "Миры дешевле" },
  settleFreeDiscardSelf: { en: "Discard for a free world", ru: "Сброс ради бесплатного мира" },
  payForMilitary: { en: "Pay for military worlds", ru: "Плата за военные миры" },
  payForMilitaryDiscount: { en: "Cheaper military worlds", ru: "Военные миры дешевле" },
  conquerPeacefulDiscardSelf: { en: "Discard to conquer a peaceful world", ru: "Сброс ради захвата мирного мира" },
  settleDrawAfter: { en: "Settle: draw afterwards", ru: "Экспансия: карта после" },
  settleSecondWorld: { en: "A second world", ru: "Второй мир" },
  takeover: { en: "Takeover", ru: "Захват чужого мира" },
  takeoverDefense: { en: "Defense against takeovers", ru: "Защита от захватов" },
  tradeBonus: { en: "Dearer goods", ru: "Ресурсы дороже" },
  tradeBonusThisWorld: { en: "A dearer good of this world", ru: "Ресурс этого мира дороже" },
  tradeBonusPerChromosome: { en: "Dearer genes", ru: "Гены дороже" },
  consumeGoods: { en: "Goods for points and cards", ru: "Ресурсы за очки и карты" },
  consumeThreeKinds: { en: "Three kinds of goods", ru: "Три вида ресурсов" },
  consumeDifferentKinds: { en: "Goods of different kinds", ru: "Разные виды ресурсов" },
  consumeAllGoods: { en: "All goods that are left", ru: "Все оставшиеся ресурсы" },
  consumeThisWorldGood: { en: "The good of this world", ru: "Ресурс этого мира" },
  tradeGood: { en: "A sale while consuming", ru: "Продажа во время потребления" },
  consumeDiscardHand: { en: "Cards for points", ru: "Карты за очки" },
  consumeDraw: { en: "Consume: draw", ru: "Потребление: карта" },
  consumeVp: { en: "Consume: points", ru: "Потребление: очки" },
  gambleName: { en: "Gamble on a number", ru: "Игра на число" },
  gambleAnte: { en: "Wager a card", ru: "Ставка картой" },
  produce: { en: "Produces a good", ru: "Производит ресурс" },
  produceDiscardHand: { en: "Produces for a card", ru: "Производит за карту" },
  produceWindfall: { en: "Fills a windfall world", ru: "Наполняет ресурсный мир" },
  produceDraw: { en: "Produce: draw", ru: "Производство: карта" },
  drawIfProducedHere: { en: "A card for the good made here", ru: "Карта за произведённый здесь ресурс" },
  drawPerGoodProduced: { en: "A card for each good made", ru: "Карта за каждый новый ресурс" },
  drawPerKindProduced: { en: "A card for each kind made", ru: "Карта за каждый вид ресурсов" },
  drawIfMostProduced: { en: "Cards for making most", ru: "Карты за наибольшее производство" },
  drawPerWorldOfGood: { en: "A card for each world of a kind", ru: "Карта за каждый мир одного вида" },
  drawPerMilitaryWorld: { en: "A card for each military world", ru: "Карта за каждый военный мир" },
  drawPerRebelWorld: { en: "A card for each Rebel world", ru: "Карта за каждый мир повстанцев" },
  drawPerChromosomeWorld: { en: "A card for each chromosome", ru: "Карта за каждую хромосому" },
} as const satisfies Readonly<Record<Power["does"], Said>>;

/** The title of a power, if this is the name of one. */
export function powerTitle(does: string): Said | undefined {
  return (POWER_TITLES as Readonly<Record<string, Said>>)[does];
}
