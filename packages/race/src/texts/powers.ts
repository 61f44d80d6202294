import type { Messages, Params, Said } from "@hypergate/kernel";
import type { Power, Worth } from "../data/design.ts";

/** Before the noun, with the space behind it; nothing where every kind is meant. */
const GOOD_EN = "{good, select, novelty {novelty } rare {rare } genes {genes } alien {alien } other {}}";
const GOOD_RU =
  "{good, select, novelty {новинок} rare {редких элементов} genes {генов} alien {артефактов Древних} other {любого вида}}";
/** Where the noun is the good itself. */
const SOLD_RU = GOOD_RU.replace("{любого вида}", "{ресурса любого вида}");
const CARDS_EN = "{cards, plural, one {# card} other {# cards}}";
const CARDS_RU = "{cards, plural, one {# карту} few {# карты} other {# карт}}";
/** VPs, cards, or both. */
const REWARD_EN =
  "{vp, plural, =0 {} other {# VP}}{cards, plural, =0 {} other {{vp, plural, =0 {} other { and }}}}{cards, plural, =0 {} one {# card} other {# cards}}";
const REWARD_RU =
  "{vp, plural, =0 {} other {# ПО}}{cards, plural, =0 {} other {{vp, plural, =0 {} other { и }}}}{cards, plural, =0 {} one {# карта} few {# карты} other {# карт}}";

/** What a power does, as a player reads it on the card; parameters come from `powerParams`. */
export const powerTexts: Messages = {
  "power.exploreDraw": { en: `Draw ${CARDS_EN} more.`, ru: `Возьмите на ${CARDS_RU} больше.` },
  "power.exploreKeep": { en: `Keep ${CARDS_EN} more.`, ru: `Оставьте на ${CARDS_RU} больше.` },
  "power.exploreMix": { en: "Mix with your hand before discarding.", ru: "Смешайте с рукой перед сбросом." },
  "power.developDiscount": { en: "Developments cost {by} less.", ru: "Технологии дешевле на {by}." },
  "power.developDrawAtStart": { en: `At the start draw ${CARDS_EN}.`, ru: `В начале фазы возьмите ${CARDS_RU}.` },
  "power.developDrawAfter": {
    en: `After placing a development draw ${CARDS_EN}.`,
    ru: `Разыграв технологию, возьмите ${CARDS_RU}.`,
  },
  "power.developDiscardSelfDiscount": {
    en: "Discard this card: a development costs {by} less.",
    ru: "Сбросьте эту карту: технология дешевле на {by}.",
  },
  "power.military": {
    en: "Military {signed}.",
    ru: "Военная мощь {signed}.",
  },
  "power.militaryPerMilitaryWorld": {
    en: "Military +{plus} for each of your military worlds.",
    ru: "Военная мощь +{plus} за каждый ваш военный мир.",
  },
  "power.militaryAgainstGood": {
    en: `Military +{plus} against ${GOOD_EN}worlds.`,
    ru: `Военная мощь +{plus} против миров ${GOOD_RU}.`,
  },
  "power.militaryAgainstRebel": {
    en: "Military +{plus} against REBEL worlds.",
    ru: "Военная мощь +{plus} против повстанческих миров.",
  },
  "power.militaryDiscardSelf": {
    en: "Discard this card: military +{plus} in this phase.",
    ru: "Сбросьте эту карту: военная мощь +{plus} в этой фазе.",
  },
  "power.militaryDiscardHand": {
    en: "Discard up to {upTo, plural, one {# hand card} other {# hand cards}}: military +1 each in this phase.",
    ru: "Сбросьте до {upTo, plural, one {# карты} other {# карт}} из руки: военная мощь +1 за каждую в этой фазе.",
  },
  "power.settleDiscount": {
    en: `Pay {by} less for ${GOOD_EN}worlds.`,
    ru: `Миры ${GOOD_RU} дешевле на {by}.`,
  },
  "power.settleFreeDiscardSelf": {
    en: "Discard this card: settle a world that is not alien for nothing.",
    ru: "Сбросьте эту карту: заселите даром любой мир, кроме мира Древних.",
  },
  "power.payForMilitary": {
    en: "You may pay for {only, select, REBEL {REBEL military worlds} other {military worlds}} that are not alien, {by, plural, =0 {at full price} other {# less}}.",
    ru: "За {only, select, REBEL {повстанческие военные} other {военные}} миры, кроме миров Древних, можно заплатить {by, plural, =0 {полную цену} other {на # меньше}}.",
  },
  "power.payForMilitaryDiscount": {
    en: "Paying for a military world costs {by} less.",
    ru: "Оплата военного мира дешевле на {by}.",
  },
  "power.conquerPeacefulDiscardSelf": {
    en: "Discard this card: conquer a peaceful world as if its defense were its cost less {by}.",
    ru: "Сбросьте эту карту: завоюйте невоенный мир с обороной, равной его стоимости минус {by}.",
  },
  "power.settleDrawAfter": {
    en: `For each world you settle draw ${CARDS_EN}.`,
    ru: `За каждый заселённый мир возьмите ${CARDS_RU}.`,
  },
  "power.settleSecondWorld": { en: "You may settle a second world.", ru: "Можно заселить второй мир." },
  "power.takeover": {
    en: "{against, select, rebelWorld {Take over a REBEL military world.} imperiumOwner {Take over a military world of a player with an IMPERIUM card, with +2 for each REBEL military world of yours.} other {Discard this card: take over a military world of a player with positive military.}}",
    ru: "{against, select, rebelWorld {Захватите повстанческий военный мир.} imperiumOwner {Захватите военный мир владельца карты Империи, +2 за каждый ваш повстанческий военный мир.} other {Сбросьте эту карту: захватите военный мир игрока с положительной военной мощью.}}",
  },
  "power.takeoverDefense": {
    en: "Against takeovers +{perRebel} for each REBEL and +{perOther} for each other military world of yours.",
    ru: "Против захватов +{perRebel} за каждый ваш повстанческий и +{perOther} за прочий военный мир.",
  },
  "power.tradeBonus": {
    en: `${CARDS_EN} more for each ${GOOD_EN}good sold.`,
    ru: `Продажа ${SOLD_RU}: на ${CARDS_RU} больше.`,
  },
  "power.tradeBonusThisWorld": {
    en: `Selling the good of this world: ${CARDS_EN} more.`,
    ru: `Продажа ресурса этого мира: на ${CARDS_RU} больше.`,
  },
  "power.tradeBonusPerChromosome": {
    en: `Selling genes: ${CARDS_EN} more for each chromosome of yours.`,
    ru: `Продажа генов: на ${CARDS_RU} больше за каждую вашу хромосому.`,
  },
  "power.consumeGoods": {
    en: `Consume {goods} ${GOOD_EN}{goods, plural, one {good} other {goods}}{times, plural, =1 {} other {, up to # times}}: ${REWARD_EN}.`,
    ru: `Потратьте {goods, plural, one {# ресурс} few {# ресурса} other {# ресурсов}} ${GOOD_RU}{times, plural, =1 {} other {, до # раз}}: ${REWARD_RU}.`,
  },
  "power.consumeThreeKinds": {
    en: "Consume three goods of different kinds: {vp} VP.",
    ru: "Потратьте три ресурса разных видов: {vp} ПО.",
  },
  "power.consumeDifferentKinds": {
    en: "Consume one good of each kind: {vp} VP and a card for each.",
    ru: "Потратьте по ресурсу каждого вида: за каждый {vp} ПО и карта.",
  },
  "power.consumeAllGoods": {
    en: "Consume all your goods: as many VP less {less}.",
    ru: "Потратьте все ресурсы: столько же ПО минус {less}.",
  },
  "power.consumeThisWorldGood": {
    en: "Consume the good of this world: {vp} VP.",
    ru: "Потратьте ресурс этого мира: {vp} ПО.",
  },
  "power.tradeGood": {
    en: "Sell a good {bonuses, select, yes {with trade bonuses} other {without trade bonuses}}.",
    ru: "Продайте ресурс {bonuses, select, yes {с торговыми бонусами} other {без торговых бонусов}}.",
  },
  "power.consumeDiscardHand": {
    en: `Discard up to {upTo, plural, one {# hand card} other {# hand cards}}: ${REWARD_EN} each.`,
    ru: `Сбросьте до {upTo, plural, one {# карты} other {# карт}} из руки: за каждую ${REWARD_RU}.`,
  },
  "power.consumeDraw": { en: `Draw ${CARDS_EN}.`, ru: `Возьмите ${CARDS_RU}.` },
  "power.consumeVp": { en: "Gain {vp} VP.", ru: "Получите {vp} ПО." },
  "power.gambleName": {
    en: "Name a number from {from} to {to} and flip a card: keep it if it costs that much.",
    ru: "Назовите число от {from} до {to} и откройте карту: она ваша, если столько стоит.",
  },
  "power.gambleAnte": {
    en: "Wager a hand card that costs {from} to {to} against that many cards from the deck.",
    ru: "Поставьте карту из руки стоимостью от {from} до {to} против такого же числа карт из колоды.",
  },
  "power.produce": { en: "Produces a good.", ru: "Производит ресурс." },
  "power.produceDiscardHand": {
    en: "Discard a hand card: produces a good.",
    ru: "Сбросьте карту из руки: производит ресурс.",
  },
  "power.produceWindfall": {
    en: `A good for {elsewhere, select, yes {another} other {one}} ${GOOD_EN}windfall world.`,
    ru: `Пополните {elsewhere, select, yes {другой} other {один}} ресурсный мир ${GOOD_RU}.`,
  },
  "power.produceDraw": { en: `Draw ${CARDS_EN}.`, ru: `Возьмите ${CARDS_RU}.` },
  "power.drawIfProducedHere": {
    en: `Draw ${CARDS_EN} if this world produced.`,
    ru: `Возьмите ${CARDS_RU}, если этот мир произвёл ресурс.`,
  },
  "power.drawPerGoodProduced": {
    en: `Draw ${CARDS_EN} for each ${GOOD_EN}good you produced.`,
    ru: `Возьмите ${CARDS_RU} за каждый произведённый ресурс ${GOOD_RU}.`,
  },
  "power.drawPerKindProduced": {
    en: `Draw ${CARDS_EN} for each kind you produced.`,
    ru: `Возьмите ${CARDS_RU} за каждый произведённый вид.`,
  },
  "power.drawIfMostProduced": {
    en: `Draw ${CARDS_EN} if you produced the most ${GOOD_EN}goods.`,
    ru: `Возьмите ${CARDS_RU}, если произвели больше всех ресурсов ${GOOD_RU}.`,
  },
  "power.drawPerWorldOfGood": {
    en: `Draw ${CARDS_EN} for each ${GOOD_EN}world.`,
    ru: `Возьмите ${CARDS_RU} за каждый мир ${GOOD_RU}.`,
  },
  "power.drawPerMilitaryWorld": {
    en: `Draw ${CARDS_EN} for each military world.`,
    ru: `Возьмите ${CARDS_RU} за каждый военный мир.`,
  },
  "power.drawPerRebelWorld": {
    en: `Draw ${CARDS_EN} for each REBEL world.`,
    ru: `Возьмите ${CARDS_RU} за каждый повстанческий мир.`,
  },
  "power.drawPerChromosomeWorld": {
    en: `Draw ${CARDS_EN} for each chromosome.`,
    ru: `Возьмите ${CARDS_RU} за каждую хромосому.`,
  },
};

/** What a variable development is worth, line by line; parameters come from `worthParams`. */
export const worthTexts: Messages = {
  "worth.production": {
    en: `{vp} for each ${GOOD_EN}production world`,
    ru: `{vp} за производящий мир ${GOOD_RU}`,
  },
  "worth.windfall": { en: `{vp} for each ${GOOD_EN}windfall world`, ru: `{vp} за ресурсный мир ${GOOD_RU}` },
  "worth.world": { en: "{vp} for another world", ru: "{vp} за прочий мир" },
  "worth.development": { en: "{vp} for another development", ru: "{vp} за прочую технологию" },
  "worth.sixCost": { en: "{vp} for a development of cost 6", ru: "{vp} за технологию стоимостью 6" },
  "worth.militaryWorld": { en: "{vp} for another military world", ru: "{vp} за прочий военный мир" },
  "worth.rebelMilitaryWorld": { en: "{vp} for a REBEL military world", ru: "{vp} за повстанческий военный мир" },
  "worth.chromosome": { en: "{vp} for a chromosome", ru: "{vp} за хромосому" },
  "worth.developmentWithPower": {
    en: "{vp} for a development with a power of {row, select, explore {Explore} trade {Trade} other {Consume}}",
    ru: "{vp} за технологию со свойством {row, select, explore {исследования} trade {торговли} other {потребления}}",
  },
  "worth.worldWithPower": {
    en: "{vp} for a world with a power of {row, select, explore {Explore} trade {Trade} other {Consume}}",
    ru: "{vp} за мир со свойством {row, select, explore {исследования} trade {торговли} other {потребления}}",
  },
  "worth.keyword": {
    en: "{vp} for a card with {keyword}",
    ru: "{vp} за карту со словом {keyword, select, REBEL {«Повстанцы»} IMPERIUM {«Империя»} ALIEN {«Древние»} UPLIFT {«Возвышение»} TERRAFORMING {«Терраформирование»} other {{keyword}}}",
  },
  "worth.named": { en: "{vp} for {name}", ru: "{vp} за {name}" },
  "worth.chips": { en: "{vp} for every {per} VP in chips", ru: "{vp} за каждые {per} ПО жетонами" },
  "worth.military": { en: "{vp} for each point of military", ru: "{vp} за каждую единицу военной мощи" },
  "worth.kinds": { en: "1, 3, 6 or 10 for one to four kinds", ru: "1, 3, 6 или 10 за один–четыре вида" },
};

/** The message of a power and what it speaks of. */
export function powerText(power: Power): { readonly said: Said; readonly params: Params } {
  const params = paramsOf(power);
  return {
    said: powerTexts[`power.${power.does}`],
    params: power.does === "military" ? { ...params, signed: signed(power.plus) } : params,
  };
}

export function worthText(worth: Worth): { readonly said: Said; readonly params: Params } {
  return { said: worthTexts[`worth.${worth.each}`], params: paramsOf(worth) };
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

const USUAL: Params = {
  good: "all",
  goods: 1,
  times: 1,
  vp: 0,
  cards: 0,
  by: 0,
  only: "all",
  bonuses: "no",
  elsewhere: "no",
};

function paramsOf(row: Power | Worth): Params {
  const own = Object.entries(row).flatMap(([name, value]) =>
    typeof value === "number" || typeof value === "string" ? [[name, value]] : value === true ? [[name, "yes"]] : [],
  );
  return { ...USUAL, ...Object.fromEntries(own) };
}
